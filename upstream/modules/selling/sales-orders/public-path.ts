import { publicToken } from '../../../documents/delivery/public-token.ts'

/** Path of a confirmed order's page; its token leads the gateway to the firm. */
export function publicPath(
  firmId: string,
  { publicSecret }: { publicSecret: string | null },
): string | null {
  return publicSecret === null ? null : `/so/${publicToken(firmId, publicSecret)}`
}
