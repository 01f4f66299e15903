import { afterEach, describe, expect, test } from "vitest";
import { settings } from "../src/theme/settings.svelte";
import { speak, t } from "../src/words";

afterEach(() => {
  settings.locale = "en";
});

describe("words", () => {
  test("the language changes at once", () => {
    settings.locale = "en";
    expect(t("why")).toBe("Why?");
    settings.locale = "fr";
    expect(t("why")).toBe("Pourquoi ?");
  });

  test("another language is spoken once its words have come, and remembered", async () => {
    const spoken = speak("fr");
    expect(t("why")).toBe("Why?");
    await spoken;
    expect(t("why")).toBe("Pourquoi ?");
    expect(JSON.parse(localStorage.getItem("caserne") ?? "{}").locale).toBe("fr");
  });

  test("flags are said as yes and no", () => {
    settings.locale = "en";
    expect(t("event-revealed", { space: "3-4", victim: true })).toBe("The POI at 3-4 is a victim!");
    expect(t("event-revealed", { space: "3-4", victim: false })).toBe("The POI at 3-4 is a false alarm.");
  });

  test("numbers are counted as the language does", () => {
    settings.locale = "fr";
    expect(t("lobby-sit", { free: 1 })).toBe("Rejoindre (1 place)");
    expect(t("lobby-sit", { free: 3 })).toBe("Rejoindre (3 places)");
  });
});
