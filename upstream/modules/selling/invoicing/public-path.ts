import { publicToken } from '../../../documents/delivery/public-token.ts'
import type { DocumentRow } from './reader.ts'

/** Path of a shared document's page; its token leads the gateway to the firm. */
export function publicPath(
  firmId: string,
  { publicSecret }: Pick<DocumentRow, 'publicSecret'>,
): string | null {
  return publicSecret === null ? null : `/i/${publicToken(firmId, publicSecret)}`
}
