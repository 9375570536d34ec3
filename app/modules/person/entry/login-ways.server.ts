import type { Args } from '#app/shell/load-context.ts'
import { partsOf } from '#app/shell/modules.ts'
import { loadOtherWays } from './components/other-ways.tsx'

declare module '#app/shell/module-info.ts' {
  interface ModuleParts {
    /** What it offers at the sign-in pages, which its `loginWays` show. */
    offeredWays: {
      /** The names of its ways in that are set up here, for its own `LoginWays` to read. */
      offeredWays: (args: Args) => Promise<string[]>
      /** Whether a stranger gets an account by them. */
      makesAccounts?: boolean
    }
  }
}

const offers = partsOf('offeredWays')

/** The ways in besides password and mail; `isNew`, to a new account. When the API is away there are none. */
export async function listOfferedWays(args: Args, isNew: boolean): Promise<string[]> {
  const [all] = await Promise.all([offers.load(), loadOtherWays()])
  const fitting = isNew ? all.filter(([, { makesAccounts }]) => makesAccounts) : all
  const lists = await Promise.all(
    fitting.map(([, { offeredWays }]) => offeredWays(args).catch((): string[] => [])),
  )
  return lists.flat()
}
