import { loadAllCentres } from '#app/modules/books/cost-centres/index.ts'
import { loadCategories } from '#app/modules/catalogue/item-categories/index.ts'
import type { Choice } from '#app/shell/register/describe.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { type Account, accountsContract } from '#contract/books/accounts.ts'
import type { CostCentreChoice } from '#contract/books/cost-centres.ts'
import { isHomeRate } from '#contract/books/oss-rates.ts'
import { type TaxRate, taxesContract } from '#contract/books/taxes.ts'
import { ItemListQuery, itemsContract } from '#contract/catalogue/items.ts'
import { PartyListQuery, partiesContract } from '#contract/firm/parties.ts'

/** What an item can be taxed with and posted to. */
export type ItemChoices = {
  rates: TaxRate[]
  accounts: Account[]
  categories: Choice[]
  costCentres: CostCentreChoice[]
  /** Names of suppliers. */
  suppliers: string[]
  /** Codes or names of what kits can be made of. */
  components: string[]
}

/** The firm's tax rates and, where a single item is shown, its accounts. */
export async function loadItemChoices(
  access: FirmAccess,
  page: 'list' | 'record' | 'form',
): Promise<ItemChoices> {
  const { call, firm, can } = access
  const inFirm = { firmId: firm.firmId }
  const [rates, accounts, categories, suppliers, components, costCentres] = await Promise.all([
    call(taxesContract.listRates, inFirm),
    page === 'list' ? [] : call(accountsContract.list, inFirm),
    loadCategories(access),
    page === 'form' && can('stock:cost') ? loadSuppliers(access) : [],
    page === 'form' ? loadComponents(access) : [],
    page === 'list' ? [] : loadAllCentres(access),
  ])
  return {
    rates: rates.filter(isHomeRate),
    accounts,
    categories,
    suppliers,
    components,
    costCentres,
  }
}

/** As many suppliers and components are suggested; any other may be typed. */
const offered = 500

async function loadSuppliers({ call, firm, can }: FirmAccess): Promise<string[]> {
  if (!can('party:view')) return []
  const query = PartyListQuery.parse({ role: 'supplier' })
  const { rows } = await call(partiesContract.rows, {
    ...query,
    firmId: firm.firmId,
    size: offered,
  })
  return rows.map(({ name }) => name)
}

async function loadComponents({ call, firm }: FirmAccess): Promise<string[]> {
  const found = await Promise.all(
    (['stock', 'kit'] as const).map((kind) => {
      const query = { ...ItemListQuery.parse({}), kind, variants: 'single' as const }
      return call(itemsContract.rows, { ...query, firmId: firm.firmId, size: offered })
    }),
  )
  return found.flatMap(({ rows }) => rows.map(({ sku, name }) => sku || name))
}
