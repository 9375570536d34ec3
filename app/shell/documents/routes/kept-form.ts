import type { Args } from '#app/shell/load-context.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { keptFormsContract } from '#contract/firm/kept-forms.ts'

const noStore = { headers: { 'cache-control': 'private, no-store' } }

/** What the person typed into a form and did not save. */
export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const form = new URL(args.request.url).searchParams.get('form')?.slice(0, 500) || '-'
  const kept = await call(keptFormsContract.get, { firmId: firm.firmId, form })
  return Response.json(kept, noStore)
}

/** Keeps what the person types, or forgets it where nothing is sent. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const sent = await args.request.formData()
  const [form, content, visit] = ['form', 'content', 'visit'].map((name) => {
    const value = sent.get(name)
    return typeof value === 'string' ? value : ''
  })
  const kept = await call(keptFormsContract.keep, {
    firmId: firm.firmId,
    form: form?.slice(0, 500) || '-',
    content: content ?? '',
    visit: visit?.slice(0, 255) ?? '',
  })
  return Response.json(kept, noStore)
}
