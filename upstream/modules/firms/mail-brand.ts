import type { Env } from '../../env.ts'
import type { Store } from '../../firm/store.ts'
import type { Brand } from '../../mail/html.ts'
import { findLogo } from './logo.ts'
import { getFirmProfile } from './reader.ts'

/** Whose name and logo the firm's mails carry. */
export async function mailBrand(store: Store, env: Env): Promise<Brand> {
  const { id: firmId, tradeName, legalName } = getFirmProfile(store.reader)
  const logo = await findLogo({ store, env, firm: { firmId } })
  const name = tradeName || legalName
  if (!logo) return { name }
  return { name, logo: { type: logo.type, bytes: new Uint8Array(await logo.arrayBuffer()) } }
}
