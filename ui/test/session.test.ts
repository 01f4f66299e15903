import { describe, expect, test, vi } from "vitest";
import type { GamePage } from "../src/games/contract";
import { plain } from "../src/games/plain";
import { Outlook } from "../src/table/outlook.svelte";
import { Pointing } from "../src/table/pointing.svelte";
import { Session } from "../src/table/session.svelte";
import { forgetTable, keepToken, tokensOf } from "../src/theme/settings.svelte";
import type { Entry, EventsMessage, HintPlan, Offer, ServerMessage, SyncMessage } from "../src/wire/types";

/** A socket whose other end is the test. */
class Wire {
  static readonly OPEN = 1;
  static last: Wire;
  readyState = Wire.OPEN;
  sent: { type: string; [field: string]: unknown }[] = [];
  onopen: () => void = () => {};
  onmessage: (message: { data: string }) => void = () => {};
  onclose: () => void = () => {};

  constructor() {
    Wire.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
  hear(message: ServerMessage): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const SEATS = ["Ana", "Bo", "Cy"].map((name) => ({ name, bot: "", taken: true }));

function sync(fields: Partial<SyncMessage>): SyncMessage {
  return {
    type: "sync",
    version: 5,
    table: { id: "abc", game: "cards", options: {}, seats: SEATS, version: 5, over: false, created: 0, listed: true, team: false, secretive: false, hints: true, pace: 0, relief: "" },
    you: [0, 1],
    scenery: {},
    scene: { hand: "Ana's" },
    actor: 0,
    due: "play",
    offers: {},
    journeys: {},
    entries: [],
    outcome: null,
    undo: null,
    ...fields,
  };
}

function events(fields: Partial<EventsMessage>): EventsMessage {
  return {
    type: "events",
    from: 5,
    version: 6,
    entries: [],
    scene: { hand: "Bo's" },
    actor: 1,
    due: "play",
    offers: {},
    journeys: {},
    outcome: null,
    undo: null,
    ...fields,
  };
}

function entry(text: string): Entry {
  return { seq: 5, actor: 0, action: null, events: [{ event: "drawn", rule: "", text }] };
}

function come(secretive: boolean, team = false): Session {
  const session = new Session({ id: "abc", game: "cards", team, secretive }, plain("cards"));
  session.open();
  Wire.last.onopen();
  return session;
}

vi.stubGlobal("WebSocket", Wire);
vi.stubGlobal("HTMLElement", class {});
vi.stubGlobal("HTMLButtonElement", class {});

describe("several seats on one device", () => {
  test("nothing is shown before its player has the device", () => {
    const session = come(true);
    Wire.last.hear(sync({}));
    expect([session.handing, session.player]).toEqual([0, null]);
    session.take();
    expect([session.handing, session.player?.scene]).toEqual([null, { hand: "Ana's" }]);
  });

  test("the next seat's view waits until it is handed over", async () => {
    const session = come(true);
    Wire.last.hear(sync({}));
    session.take();
    Wire.last.hear(events({}));
    expect([session.handing, session.player?.scene, session.actor]).toEqual([1, { hand: "Ana's" }, 0]);
  });

  test("whoever takes the device sees nothing that was told to the eyes before", () => {
    const session = come(true);
    Wire.last.hear(sync({}));
    session.take();
    Wire.last.hear(events({ actor: 0, entries: [entry("drew a 5")], scene: { hand: "Ana's" } }));
    session.player?.skip();
    Wire.last.hear(events({ from: 6, version: 7 }));
    session.take();
    expect(Wire.last.sent.at(-1)).toEqual({ type: "sync" });
    expect([session.handing, session.seat]).toEqual([1, 0]);
    Wire.last.hear(events({ from: 7, version: 8 }));
    expect(session.handing).toBe(1);
    Wire.last.hear(sync({ version: 8, actor: 1, scene: { hand: "Bo's" }, entries: [entry("drew")] }));
    expect([session.handing, session.seat, session.player?.scene]).toEqual([null, 1, { hand: "Bo's" }]);
    expect(session.log.map((line) => line.event.text)).toEqual(["drew"]);
    expect(session.news).toEqual([]);
  });

  test("a device that nobody has taken stays covered, whoever had it before", () => {
    const session = come(true);
    Wire.last.hear(sync({}));
    session.take();
    Wire.last.hear(events({}));
    Wire.last.hear(sync({ actor: 0 }));
    expect(session.handing).toBe(0);
    session.take();
    expect(session.handing).toBeNull();
  });

  test("while a seat elsewhere decides, the device stays with whoever has it first", () => {
    const session = come(true);
    Wire.last.hear(sync({ actor: 2 }));
    expect(session.handing).toBe(0);
  });

  test("what was told to other eyes meanwhile is asked for anew", () => {
    const session = come(true);
    Wire.last.hear(sync({}));
    session.take();
    Wire.last.hear(events({}));
    Wire.last.hear(events({ from: 6, version: 7, actor: 0, scene: { hand: "Ana's" } }));
    expect(session.handing).toBe(0);
    session.take();
    expect(Wire.last.sent.at(-1)).toEqual({ type: "sync" });
  });

  describe("is told what happened meanwhile", () => {
    const seen = { version: 3, scene: { hand: "Bo's, before" } };
    const line = (seq: number, actor: number | "chance", text: string): Entry => ({ ...entry(text), seq, place: seq, actor });
    const entries = [line(1, 0, "long ago"), line(3, 1, "own"), line(4, "chance", "drew"), line(5, 0, "theirs")];

    test("from what these eyes saw last", async () => {
      const session = come(true);
      Wire.last.hear(sync({ version: 6, actor: 1, scene: { hand: "Bo's" }, seen, entries }));
      session.take();
      expect([session.handing, session.viewer, session.player?.busy]).toEqual([null, 1, true]);
      expect(session.open_offers).toEqual([]);
      await vi.waitFor(() => expect(session.player?.busy).toBe(false));
      expect([session.player?.scene, session.seat]).toEqual([{ hand: "Bo's" }, 1]);
      expect(session.log.map((shown) => shown.event.text)).toEqual(["long ago", "own", "drew", "theirs"]);
      expect(session.news.map((shown) => shown.event.text)).toEqual(["own", "drew", "theirs"]);
    });

    test("begins with no other scene than the one that was meant for these eyes", async () => {
      const session = come(true);
      Wire.last.hear(sync({ version: 6, actor: 0 }));
      session.take();
      Wire.last.hear(events({ from: 6, version: 7 }));
      session.take();
      const scenes: unknown[] = [];
      vi.spyOn(session.game, "after").mockImplementation((scene) => {
        scenes.push(scene);
        return scene;
      });
      Wire.last.hear(sync({ version: 7, actor: 1, scene: { hand: "Bo's" }, seen, entries }));
      expect([scenes[0], session.viewer]).toEqual([{ hand: "Bo's, before" }, 1]);
      session.player?.skip();
      await vi.waitFor(() => expect(session.player?.busy).toBe(false));
    });

    test("but not what they did alone", () => {
      const session = come(true);
      const own = entries.slice(0, 3);
      Wire.last.hear(sync({ version: 5, actor: 1, scene: { hand: "Bo's" }, seen, entries: own }));
      session.take();
      expect([session.player?.busy, session.player?.scene]).toEqual([false, { hand: "Bo's" }]);
    });

    test("and not a second time", async () => {
      const session = come(true);
      Wire.last.hear(sync({ version: 6, actor: 1, seen, entries }));
      session.take();
      session.player?.skip();
      await vi.waitFor(() => expect(session.player?.busy).toBe(false));
      Wire.last.hear(sync({ version: 6, actor: 1, scene: { hand: "Bo's" }, seen, entries }));
      expect([session.player?.busy, session.player?.scene]).toEqual([false, { hand: "Bo's" }]);
    });
  });

  test("one seat, or a game without secrets, needs no handing over", () => {
    const open = come(false);
    Wire.last.hear(sync({}));
    expect([open.handing, open.player?.scene]).toEqual([null, { hand: "Ana's" }]);
    const alone = come(true);
    Wire.last.hear(sync({ you: [0] }));
    expect(alone.handing).toBeNull();
  });
});

test("the table between an action and what chance made of it is shown as it was", async () => {
  const session = come(false);
  Wire.last.hear(sync({}));
  const scenes: unknown[] = [];
  vi.spyOn(session.game, "after").mockImplementation((scene) => {
    scenes.push(scene);
    return scene;
  });
  const entries = [{ ...entry("moved"), scene: { points: 3 } }, { ...entry("revealed"), seq: 6 }];
  Wire.last.hear(events({ entries, scene: { points: 3, victim: true } }));
  await vi.waitFor(() => expect(session.player?.busy).toBe(false));
  expect(scenes).toEqual([{ hand: "Ana's" }, { points: 3 }]);
});

test("what is asked for stays offered until it is answered, and is asked for once", () => {
  const session = come(false);
  const offers = { "0": [{ action: "play 3" }] };
  Wire.last.hear(sync({ offers }));
  session.act("play 3");
  session.act("play 3");
  expect(session.open_offers).toEqual(offers["0"]);
  expect(Wire.last.sent.filter(({ type }) => type === "act")).toHaveLength(1);
});

test("what was said is not said twice to whoever comes back", () => {
  const session = come(false);
  const said = { type: "chat" as const, seq: 1, seat: 0, name: "Ana", text: "Salut", at: 0 };
  for (const message of [said, { ...said, seq: 2 }, said]) Wire.last.hear(message);
  expect(session.chat.map((message) => message.seq)).toEqual([1, 2]);
});

test("what was deleted is gone, and only what is one's own, or a spectator's, can be deleted", () => {
  const session = come(false);
  Wire.last.hear(sync({}));
  const said = { type: "chat" as const, name: "Ana", text: "Salut", at: 0 };
  for (const [seq, seat] of [0, 2, null].entries()) Wire.last.hear({ ...said, seq, seat });
  expect(session.chat.map((message) => session.mayUnsay(message))).toEqual([true, false, true]);
  Wire.last.hear({ type: "unsaid", seq: 1 });
  expect(session.chat.map((message) => message.seq)).toEqual([0, 2]);
});

test("only what is said after one came is unread", () => {
  const session = come(false);
  const said = { type: "chat" as const, seat: 0, name: "Ana", text: "Salut", at: 0 };
  Wire.last.hear({ ...said, seq: 1 });
  Wire.last.hear({ type: "presence", seats: [], watching: 0 });
  expect(session.unread).toBe(0);
  Wire.last.hear({ ...said, seq: 2 });
  expect(session.unread).toBe(1);
});

describe("a hint", () => {
  const offered = { offers: { "0": [{ action: "play 3" }] } };
  const plan: HintPlan = { plan: ["play 3"], steps: [{ action: "play 3" }], worth: 0.5, low: 0.4, high: 0.6, samples: 8, found: "sampled", reasons: [] };
  const hint = { type: "hint" as const, seat: 0, version: 5, chance: 0.5, candidates: [plan] };

  test("is waited for until it comes, or no longer", () => {
    const session = come(false);
    Wire.last.hear(sync(offered));
    session.ask();
    session.ask();
    expect(session.thinking).toBe(true);
    session.forgetHint();
    Wire.last.hear(hint);
    expect(session.planned).toBeNull();
    expect(Wire.last.sent.map(({ type }) => type).filter((type) => type.endsWith("hint"))).toEqual(["hint", "unhint"]);
    session.ask();
    Wire.last.hear({ ...hint, version: 4 });
    expect(session.planned).toBeNull();
    Wire.last.hear(hint);
    expect(session.planned).toEqual(plan);
    Wire.last.hear(events({}));
    expect(session.planned).toBeNull();
  });

  test("is not asked for at a table without, and the danger not shown", () => {
    for (const hints of [true, false]) {
      const session = new Session({ id: "abc", game: "cards", team: true, secretive: false, hints }, { ...plain("cards"), Odds: {} as GamePage["Odds"] });
      session.open();
      Wire.last.onopen();
      const told = sync(offered);
      Wire.last.hear({ ...told, table: { ...told.table, hints } });
      expect([session.mayAsk, new Outlook(session).offered]).toEqual([hints, hints]);
      session.ask();
      expect(Wire.last.sent.some(({ type }) => type === "hint")).toBe(hints);
    }
  });
});

describe("an undo that is asked for", () => {
  const wish = { seat: 2, least: 1, place: 3, asked: { by: 0, to: 2, waiting: [2] } };

  test("tells its asker of a no", async () => {
    const session = come(false);
    Wire.last.hear(sync({ actor: 2, undo: wish }));
    Wire.last.hear(events({ version: 5, actor: 2, undo: { ...wish, asked: null } }));
    await vi.waitFor(() => expect(session.declined).toBe(true));
  });

  test("says nothing when it was granted or withdrawn", async () => {
    const granted = come(false);
    Wire.last.hear(sync({ actor: 2, undo: wish }));
    const entry = { seq: 5, place: 2, actor: null, action: "undo 2", events: [] };
    Wire.last.hear(events({ actor: 2, entries: [entry] }));
    await vi.waitFor(() => expect(granted.undo).toBeNull());
    expect(granted.declined).toBe(false);
    const withdrawn = come(false);
    Wire.last.hear(sync({ actor: 2, undo: wish }));
    withdrawn.agree(0, false);
    Wire.last.hear(events({ version: 5, actor: 2, undo: { ...wish, asked: null } }));
    await vi.waitFor(() => expect(withdrawn.undo?.asked).toBeNull());
    expect(withdrawn.declined).toBe(false);
  });
});

describe("a bot that cannot decide", () => {
  const seats = [SEATS[0]!, { name: "", bot: "steady", taken: true, here: false, failed: true }];
  const told = sync({ actor: 1, you: [0] });
  told.table = { ...told.table, seats: seats.map(({ name, bot, taken }) => ({ name, bot, taken })) };

  test("is known as long as it must decide, whatever is told anew", () => {
    const session = come(false);
    Wire.last.hear(told);
    expect(session.stuck).toBeNull();
    Wire.last.hear({ type: "presence", seats, watching: 0 });
    expect(session.stuck).toBe(1);
    Wire.last.hear(told);
    expect(session.stuck).toBe(1);
    Wire.last.hear({ ...told, actor: 0 });
    expect(session.stuck).toBeNull();
  });

  test("is relieved by whoever holds a seat, or by anybody where nobody does", () => {
    const session = come(false);
    Wire.last.hear(told);
    expect(session.mayRelieve).toBe(true);
    Wire.last.hear({ ...told, you: [] });
    expect(session.mayRelieve).toBe(false);
    Wire.last.hear({ ...told, you: [], table: { ...told.table, seats: [seats[1]!, seats[1]!] } });
    expect(session.mayRelieve).toBe(true);
  });

  test("leaves its seat, whose secret is kept", () => {
    const session = come(false);
    Wire.last.hear(told);
    session.askAgain(1);
    session.replace(1, "random");
    session.takeOver(1, "Ana");
    expect(Wire.last.sent.slice(-3)).toEqual([
      { type: "retry", seat: 1 },
      { type: "replace", seat: 1, bot: "random" },
      { type: "take", seat: 1, name: "Ana" },
    ]);
    Wire.last.hear({ type: "seated", seat: 1, token: "secret" });
    expect(tokensOf("abc")).toContain("secret");
  });
});

describe("a seat that one came with", () => {
  function comeWith(...seats: number[]): Session {
    forgetTable("abc");
    for (const seat of seats) keepToken("abc", "cards", seat, `secret of ${seat}`);
    return come(false);
  }

  test.each([
    ["is told to be lost, where it is another's", { you: [1] }, [0]],
    ["is not, while another only plays it", { you: [1], away: [0] }, []],
    ["is not, while one holds it", { you: [0, 1] }, []],
  ])("%s", (_, fields, lost) => {
    const session = comeWith(0, 1);
    Wire.last.hear(sync(fields));
    expect(session.lost).toEqual(lost);
  });

  test("and asked to leave is known to be gone", () => {
    const session = comeWith(0, 1);
    Wire.last.hear(sync({}));
    const seats = SEATS.map((seat, index) => ({ ...seat, here: true, failed: false, leaving: index === 0 }));
    Wire.last.hear({ type: "presence", seats, watching: 0 } as ServerMessage);
    Wire.last.hear(sync({ you: [1] }));
    expect(session.lost).toEqual([]);
  });

  test("and taken a moment ago is not missed by what was told before", () => {
    const session = comeWith(0);
    keepToken("abc", "cards", 1, "new");
    Wire.last.hear(sync({ you: [0] }));
    expect(session.lost).toEqual([]);
  });
});

describe("pointing", () => {
  const anchor = {} as Element;
  const offers: Offer[] = [
    { action: "play 3 north", at: ["card-3", "north"] },
    { action: "play 3 south", at: ["card-3", "south"] },
    { action: "turn 3 south", at: ["card-3", "south"] },
  ];

  function pointing(): Pointing {
    const session = come(false);
    Wire.last.hear(sync({ offers: { "0": offers } }));
    vi.spyOn(session.game, "placesOf").mockImplementation((offer) => offer.at as string[]);
    return new Pointing(session);
  }

  test("one meaning is done at once", () => {
    pointing().pick("north", anchor);
    expect(Wire.last.sent.at(-1)).toMatchObject({ type: "act", seat: 0, version: 5, action: "play 3 north" });
  });

  test("several are asked about", () => {
    const hand = pointing();
    hand.pick("card-3", anchor);
    expect(hand.menu?.offers).toEqual(offers);
    expect(Wire.last.sent.map((message) => message.type)).toEqual(["hello"]);
  });

  test("a card dragged to a place means what is offered at both", () => {
    const hand = pointing();
    hand.drop("card-3", "north", anchor);
    expect(Wire.last.sent.at(-1)).toMatchObject({ action: "play 3 north" });
    const other = pointing();
    other.drop("card-3", "south", anchor);
    expect(other.menu?.offers.map((offer) => offer.action)).toEqual(["play 3 south", "turn 3 south"]);
  });
});
