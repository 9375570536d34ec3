import { env } from 'cloudflare:test'

/**
 * Gives a firm's object that was never asked anything a database with all tables, as
 * `scripts/test/firm-files.mjs` keeps one; the first one that asks makes it.
 */
export async function giveTables(id: DurableObjectId): Promise<void> {
  const { FIRM, FIRM_FILES } = env
  if (!FIRM_FILES) return
  const place = (object: DurableObjectId) => `https://files/${object}`
  if ((await FIRM_FILES.fetch(place(id))).ok) return
  const first = FIRM.newUniqueId()
  // A call inside makes the tables, whatever it asks for.
  await FIRM.get(first).fetch('https://firm/internal/tables')
  await FIRM_FILES.fetch(place(first), { method: 'PUT' })
  await FIRM_FILES.fetch(place(id))
}
