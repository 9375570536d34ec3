import { type FieldProblems, refuseProblems } from '#contract/core/errors.ts'
import { type Holder, isAllowed } from '#contract/core/roles.ts'
import type { Env } from '../../../../core/env.ts'
import { addressOf } from '../../../../identity/address-of.ts'

/**
 * The only address that somebody may have reports mailed to: their own, where their role writes nothing
 * to people outside. Undefined where it does.
 */
export async function onlyAddressOf(
  env: Pick<Env, 'DIRECTORY'>,
  holder: Holder,
  userId: string,
): Promise<string | undefined> {
  if (isAllowed(holder, 'invoice:edit')) return undefined
  return (await addressOf(env, userId)) ?? ''
}

/** @throws AppError invalid at each other address */
export function requireOnly(address: string | undefined, to: readonly string[]): void {
  if (address === undefined) return
  const fields: FieldProblems = {}
  to.forEach((one, at) => {
    if (one.toLowerCase() !== address) fields[`to.${at}`] = { key: 'onlyOwnAddress' }
  })
  refuseProblems(fields, 'You can only email the report to your own address')
}
