import { env } from 'cloudflare:test'

/** Gives a firm's object that was never asked anything a database with all tables. */
export async function giveTables(id: DurableObjectId): Promise<void> {
  const ask = () => env.FIRM_TABLES?.fetch(`https://tables/${id}`)
  // The connection may just have been closed for want of use: a new one is opened then.
  await ask()?.catch(ask)
}
