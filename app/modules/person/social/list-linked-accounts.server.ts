import type { Args } from '#app/shell/load-context.ts'
import { upstream } from '#app/upstream.server.ts'
import { type SocialAccount, socialContract } from '#contract/person/social.ts'

/** Every provider that is set up, and since when the person's account there signs in here. */
export async function listLinkedAccounts(args: Args): Promise<SocialAccount[]> {
  const { accounts } = await upstream(args).call(socialContract.listAccounts, undefined)
  return accounts
}
