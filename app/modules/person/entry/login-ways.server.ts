import type { Args } from '#app/shell/load-context.ts'

/** What a module offers at the sign-in pages: `app/modules/<area>/<module>/login-ways.server.ts`. */
type Offer = {
  /** The names of its ways in that are set up here, for its own `LoginWays` to read. */
  offeredWays: (args: Args) => Promise<string[]>
  /** Whether a stranger gets an account by them. */
  makesAccounts?: boolean
}

const offers = Object.values(
  import.meta.glob<Offer>('../../*/*/login-ways.server.ts', { eager: true }),
)

/** The ways in besides password and mail; `isNew`, to a new account. When the API is away there are none. */
export async function listOfferedWays(args: Args, isNew: boolean): Promise<string[]> {
  const fitting = isNew ? offers.filter(({ makesAccounts }) => makesAccounts) : offers
  const lists = await Promise.all(
    fitting.map(({ offeredWays }) => offeredWays(args).catch((): string[] => [])),
  )
  return lists.flat()
}
