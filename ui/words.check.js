// Fails the build when a message is malformed, missing in a language, has other variables there,
// is asked for by the page and exists nowhere, or is the page's own and never said.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentParser, Visitor } from "@fluent/syntax";

const LOCALES = ["en", "fr"];
const problems = [];

class Variables extends Visitor {
  file = "";
  found = new Set();
  references = new Set();
  visitVariableReference(node) {
    this.found.add(node.id.name);
  }
  visitMessageReference(node) {
    this.references.add(node.id.name);
  }
}

/** All entries of a language, with the file each is in: a file a game, and one each for terminal and page. */
function* entries(locale) {
  const folder = new URL(`../src/caserne/locales/${locale}/`, import.meta.url);
  for (const file of readdirSync(folder).sort()) {
    const resource = new FluentParser().parse(readFileSync(new URL(file, folder), "utf-8"));
    for (const entry of resource.body) yield { entry, file: `${locale}/${file}` };
  }
}

function catalogue(locale) {
  const messages = new Map();
  for (const { entry, file } of entries(locale)) {
    if (entry.type === "Junk") {
      problems.push(`${file}: malformed near: ${entry.content.trim().split("\n")[0]}`);
    }
    if (entry.type !== "Message") continue;
    const name = entry.id.name;
    if (messages.has(name)) problems.push(`${file}: ${name} is there twice`);
    const variables = new Variables();
    variables.visit(entry);
    variables.file = file;
    messages.set(name, variables);
  }
  return messages;
}

const catalogues = new Map(LOCALES.map((locale) => [locale, catalogue(locale)]));

function variablesOf(messages, name, seen = new Set()) {
  const variables = messages.get(name);
  if (!variables || seen.has(name)) return new Set();
  seen.add(name);
  const all = new Set(variables.found);
  for (const other of variables.references) {
    if (!messages.has(other)) problems.push(`${name} refers to ${other}, which does not exist`);
    for (const variable of variablesOf(messages, other, seen)) all.add(variable);
  }
  return all;
}

/** The messages under headings that begin with "The page": nobody but the page says them. */
function ownMessages() {
  const own = [];
  let inside = false;
  for (const { entry } of entries(LOCALES[0])) {
    if (entry.type === "GroupComment") inside = entry.content.startsWith("The page");
    if (entry.type === "Message" && inside) own.push(entry.id.name);
  }
  return own;
}

/** The file of another language in which a message belongs. */
function counterpart(message, locale) {
  return message.file.replace(/^[a-z]+/, locale);
}

const [first, ...others] = LOCALES;
for (const locale of others) {
  const here = catalogues.get(first);
  const there = catalogues.get(locale);
  for (const name of here.keys()) {
    if (!there.has(name)) problems.push(`${counterpart(here.get(name), locale)} lacks ${name}`);
    else {
      const file = counterpart(here.get(name), locale);
      if (there.get(name).file !== file) problems.push(`${name} is in ${there.get(name).file}, not in ${file}`);
      const expected = [...variablesOf(here, name)].sort().join(" ");
      const got = [...variablesOf(there, name)].sort().join(" ");
      if (expected !== got) problems.push(`${name}: ${first} uses {${expected}}, ${locale} {${got}}`);
    }
  }
  for (const [name, message] of there) {
    if (!here.has(name)) problems.push(`${counterpart(message, first)} lacks ${name}`);
  }
}

function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.(ts|svelte)$/.test(entry.name)) yield path;
  }
}

const known = new Map([...catalogues.get(first)].filter(([, message]) => !message.file.endsWith("/terminal.ftl")));
const said = new Set();
for (const path of sources(new URL("src", import.meta.url).pathname)) {
  const text = readFileSync(path, "utf-8");
  for (const [, name] of text.matchAll(/"([a-z][a-z0-9-]+)"/g)) said.add(name);
  // Messages named outright, and those a file called keys.ts lists because their names are put together.
  const asked = path.endsWith("keys.ts") ? /"([a-z][a-z0-9-]+)"/g : /\bt\(\s*"([a-z0-9-]+)"/g;
  for (const [, name] of text.matchAll(asked)) {
    if (!known.has(name)) problems.push(`${path.split("/src/").pop()} asks for ${name}, which does not exist`);
  }
}

for (const name of ownMessages()) if (!said.has(name)) problems.push(`nothing says ${name}`);

if (problems.length) {
  console.error(problems.join("\n"));
  process.exit(1);
}
console.log(`${catalogues.get(first).size} messages in ${LOCALES.join(" and ")}`);
