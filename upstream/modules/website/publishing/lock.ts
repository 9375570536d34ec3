/** Each language of a page has a version of its own: saving one is no conflict with another. */
export type Held = { pageId: string; version: number; savedBy: string }

export type LockAnswer =
  | { ok: true; nextVersion: number }
  /** Somebody saved since; `isOwn` where it was the same person, in another window. */
  | { ok: false; savedBy: string; version: number; isOwn: boolean }

/** Whether somebody may save what they began from a version. */
export function checkLock(held: Held, sent: { version: number; by: string }): LockAnswer {
  if (sent.version === held.version) return { ok: true, nextVersion: held.version + 1 }
  return {
    ok: false,
    savedBy: held.savedBy,
    version: held.version,
    isOwn: held.savedBy === sent.by,
  }
}
