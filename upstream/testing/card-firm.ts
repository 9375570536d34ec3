import { env } from 'cloudflare:test'
import type { Invoice } from '#contract/selling/invoice.ts'
import { addDays } from '#upstream/firm/calendar.ts'
import { directory, ensureDirectory } from '#upstream/identity/directory.ts'
import { firms } from '#upstream/identity/tables.ts'
import { createCardProvider } from './card-provider.ts'
import { ask } from './client.ts'
import { runJobsAt } from './run-jobs.ts'
import { TestFirm, today } from './test-firm.ts'

/** An invoice and the address at which its customer pays it by card. */
export type Shared = { invoice: Invoice; path: string }

/** A firm that takes cards, and what its customers and the provider do. */
export async function openCardFirm() {
  const provider = createCardProvider('https://cards.test/page')
  await ensureDirectory(env)
  const firm = await TestFirm.open({ bankAccount: { iban: 'DE89370400440532013000', bic: '' } })
  const row = { id: firm.firmId, status: 'active', legalName: 'Nord', country: 'DE' } as const
  await directory(env)
    .insert(firms)
    .values({ ...row, tradeName: '', baseCurrency: 'EUR', createdAt: 0, place: '', ownerId: '' })
  await firm.must('PUT', '/card-payments/settings', { isOn: true })

  async function share({ id }: { id: string }): Promise<Shared> {
    const link = `/invoices/${id}/public-link`
    const { publicPath } = await firm.must<{ publicPath: string }>('POST', link, {})
    const path = `/public/documents/${publicPath.slice('/i/'.length)}/card`
    return { invoice: await firm.invoice(id), path }
  }

  return {
    firm,
    provider,
    share,
    /** An invoice over 119.00 whose customer has the link. */
    async shared(): Promise<Shared> {
      const customer = await firm.customer({ email: 'anna@example.com' })
      return share(await firm.issued(customer.id))
    },
    /** Begins a payment and gives the session of the provider's page. */
    async begin({ path }: Shared, amount: number, more: object = {}): Promise<string> {
      const { url } = await firm.must<{ url: string }>('POST', path, { amount, ...more })
      return url.split('/').at(-1) ?? ''
    },
    /** Sends a report as the provider does, and does what it causes. */
    async send({ body, headers }: ReturnType<typeof provider.report>): Promise<number> {
      const path = '/card-events/stripe'
      const { status } = await ask({
        method: 'POST',
        path,
        body,
        headers,
        with: { FIRM: env.FIRM },
      })
      await runJobsAt(firm, addDays(today, 1))
      return status
    },
    paidReport: (id: string) => provider.report('payment_intent.succeeded', provider.intentOf(id)),
    aboutReport: (kind: string, id: string) =>
      provider.report(kind, { id: 'x', object: 'refund', payment_intent: id }),
  }
}
