import { record } from "../wire/http";

/** Hands the record of a table to the browser as a file. */
export async function saveRecord(table: string): Promise<void> {
  const text = await record(table);
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${table}.caserne`;
  link.click();
  URL.revokeObjectURL(address);
}
