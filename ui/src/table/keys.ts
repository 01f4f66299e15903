// Names of messages the frame puts together; words.check.js reads them here.

export const TROUBLES = [
  "trouble-unreachable",
  "trouble-unreadable",
  "trouble-not-found",
  "trouble-taken",
  "trouble-named",
  "trouble-asked",
  "trouble-forbidden",
  "trouble-shut",
  "trouble-secret",
  "trouble-too-many",
  "trouble-too-large",
  "trouble-broken",
] as const;

export const TAB_TITLES = ["log-title", "chat-title", "seats-title"] as const;

export const REFUSALS = [
  "refusal-ended",
  "refusal-not-yours",
  "refusal-illegal",
  "refusal-stale",
  "refusal-waiting",
  "refusal-closed",
  "refusal-silenced",
  "refusal-removed",
  "refusal-shut",
  "refusal-deleted",
  "refusal-erased",
  "refusal-unreadable",
  "refusal-secret",
  "refusal-too-fast",
  "refusal-too-large",
  "refusal-not-found",
  "refusal-unwritten",
  "refusal-off",
  "refusal-failed",
] as const;
