import type { Env } from '../../../core/env.ts'
import type { Store } from '../../../firm/store.ts'
import type { Brand } from '../../../mail/html.ts'
import { findLogo, getFirmProfile } from '../firms/index.ts'
import { storedSettings } from './settings.ts'

/** Whose name, logo and colour the firm's mails carry. */
export async function mailBrand(store: Store, env: Env): Promise<Brand> {
  const { id: firmId, tradeName, legalName } = getFirmProfile(store.reader)
  const { color } = storedSettings(store.reader)
  const logo = await findLogo({ store, env, firm: { firmId } })
  const brand = { name: tradeName || legalName, color }
  if (!logo) return brand
  return { ...brand, logo: { type: logo.type, bytes: new Uint8Array(await logo.arrayBuffer()) } }
}
