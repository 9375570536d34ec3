import { AppError, invalidField } from '#contract/core/errors.ts'
import type { HandlerContext } from '../../../firm/implement.ts'
import { getFirmProfile } from './reader.ts'
import { updateLogoType } from './writer.ts'

const largest = 1024 * 1024
/** What the first bytes must be; a name or a declared type proves nothing. */
const signatures: Record<string, readonly number[]> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
}

/** What a picture is by its bytes; undefined for anything else. */
function typeOf(bytes: Uint8Array): string | undefined {
  return Object.keys(signatures).find((name) =>
    signatures[name]?.every((byte, index) => bytes[index] === byte),
  )
}

function keyOf(firmId: string): string {
  return `firms/${firmId}/logo`
}

/** Keeps a PNG or JPEG of at most 1 MiB as the firm's logo. @throws AppError invalid */
export async function setLogo(file: File, { store, firm, env }: HandlerContext): Promise<void> {
  if (file.size > largest) throw invalidField('file', 'fileTooLarge', { maximum: 1 })
  const bytes = new Uint8Array(await file.arrayBuffer())
  const type = typeOf(bytes)
  if (!type) throw invalidField('file', 'notAnImage')
  await env.FILES.put(keyOf(firm.firmId), bytes, { httpMetadata: { contentType: type } })
  store.transact(firm, (writer) => {
    updateLogoType(writer, firm, type)
    writer.audit({ entity: 'firm', entityId: firm.firmId, action: 'setLogo' })
  })
}

export async function removeLogo({ store, firm, env }: HandlerContext): Promise<void> {
  store.transact(firm, (writer) => {
    updateLogoType(writer, firm, null)
    writer.audit({ entity: 'firm', entityId: firm.firmId, action: 'removeLogo' })
  })
  await env.FILES.delete(keyOf(firm.firmId))
}

type LogoContext = Pick<HandlerContext, 'store' | 'env'> & { firm: { firmId: string } }

/** The logo's bytes, or undefined when the firm has none. */
export async function findLogo({ store, firm, env }: LogoContext): Promise<File | undefined> {
  const { logoType } = getFirmProfile(store.reader)
  const object = logoType ? await env.FILES.get(keyOf(firm.firmId)) : null
  if (!object) return undefined
  const bytes = new Uint8Array(await object.arrayBuffer())
  const type = typeOf(bytes)
  if (!type) return undefined
  return new File([bytes], type === 'image/png' ? 'logo.png' : 'logo.jpg', { type })
}

/** @throws AppError not_found when the firm has no logo */
export async function getLogo(context: HandlerContext): Promise<File> {
  const logo = await findLogo(context)
  if (!logo) throw new AppError('not_found', 'No logo')
  return logo
}
