import { AppError } from '#contract/errors.ts'
import { type Language, languages } from '#contract/fields.ts'
import { type Role, roles } from '#contract/roles.ts'

/** Who asks, as the gateway found out; the modules of a firm trust only this. */
export type Actor = {
  userId: string
  userName: string
  /** `null`: somebody with a public link, who holds no role. */
  role: Role | null
  language: Language
  isDemo: boolean
  /** Whether they showed who they are a moment ago; absent means not. */
  isFresh?: boolean
  requestId: string
}

export const actorHeader = 'x-firmament-actor'
export const firmHeader = 'x-firmament-firm'

/** The actor as the header between gateway and firm carries it: base64url of UTF-8 JSON. */
export function encodeActor(actor: Actor): string {
  const bytes = new TextEncoder().encode(JSON.stringify(actor))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}

/** Reads what `encodeActor` wrote; throws `unauthenticated` for anything else. */
export function decodeActor(header: string | null): Actor {
  try {
    const binary = atob((header ?? '').replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0))
    const actor: Actor = JSON.parse(new TextDecoder().decode(bytes))
    const isKnownRole = actor.role === null || roles.includes(actor.role)
    if (isKnownRole && languages.includes(actor.language)) return actor
  } catch {
    // Falls through to the refusal.
  }
  throw new AppError('unauthenticated', 'No actor')
}
