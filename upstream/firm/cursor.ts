import { AppError } from '#contract/errors.ts'

/** Where a page begins: the sort value and id of a row, and the 1-based position after it. */
export type Keyset = { value: string | number; id: string; position: number }

/** A cursor as the caller holds it: opaque, safe in a URL. */
export function encodeCursor({ value, id, position }: Keyset): string {
  const bytes = new TextEncoder().encode(JSON.stringify([value, id, position]))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** @throws AppError malformed for anything `encodeCursor` did not write */
export function decodeCursor(cursor: string): Keyset {
  try {
    const binary = atob(cursor.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0))
    const [value, id, position]: unknown[] = JSON.parse(new TextDecoder().decode(bytes))
    const isValue = typeof value === 'string' || typeof value === 'number'
    if (isValue && typeof id === 'string' && typeof position === 'number') {
      return { value, id, position }
    }
  } catch {
    // Falls through to the refusal.
  }
  throw new AppError('malformed', 'Bad cursor')
}
