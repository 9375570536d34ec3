/** A member of a firm, as choices of a person show them. */
export type MemberName = { userId: string; name: string }

const lifetimeMs = 10_000
const capacity = 500

/**
 * Names of the members of firms that this isolate read lately, oldest first: lists and forms ask for
 * them again and again. Who joined or left in another isolate is missed for at most `lifetimeMs`.
 */
const entries = new Map<string, { names: MemberName[]; expiresAt: number }>()
/** How often something was forgotten: what was read meanwhile may be older, and is not kept. */
let forgotten = 0

/** The names as they were read less than ten seconds ago, else as `read` gives them. */
export async function keptMemberNames(
  firmId: string,
  now: number,
  read: () => Promise<MemberName[]>,
): Promise<MemberName[]> {
  const kept = entries.get(firmId)
  if (kept && kept.expiresAt > now && kept.expiresAt <= now + lifetimeMs) return kept.names
  entries.delete(firmId)
  const before = forgotten
  const names = await read()
  if (forgotten !== before) return names
  const [oldest] = entries.keys()
  if (entries.size >= capacity && oldest !== undefined) entries.delete(oldest)
  entries.set(firmId, { names, expiresAt: now + lifetimeMs })
  return names
}

/** Forgets the names of a firm: somebody joined it, or may work there again. */
export function forgetMemberNames(firmId: string): void {
  forgotten += 1
  entries.delete(firmId)
}

/** Forgets what names a person: they left, or have another name. */
export function forgetNamesOf(userId: string): void {
  forgotten += 1
  for (const [firmId, { names }] of entries) {
    if (names.some((name) => name.userId === userId)) entries.delete(firmId)
  }
}
