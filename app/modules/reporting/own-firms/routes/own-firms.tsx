import { useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { firstProblemText } from '#app/shell/form/problem-text.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm, requirePermission } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { Empty, PageHead, Rules, RulesCell } from '#app/ui/index.ts'
import { Id } from '#contract/core/fields.ts'
import { ownFirmsContract } from '#contract/reporting/own-firms.ts'
import { LinkList } from '../components/link-list.tsx'
import { SidesTable } from '../components/sides-table.tsx'
import { firmNames } from '../firm-names.server.ts'
import { ownFirmsPath } from '../paths.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { t } = await getVisit(args)
  const shown = await access.call(ownFirmsContract.list, { firmId: access.firm.firmId })
  return {
    head: pageMeta(args, { title: t('own-firms')('list.title') }),
    ...shown,
    names: firmNames(access),
  }
}

/** Hands a document over, or says that a customer is no own firm any more. */
export async function action(args: Args) {
  const access = await requireFirm(args)
  const { firmId } = access.firm
  const [{ t }, form] = await Promise.all([getVisit(args), readForm(args.request)])
  const [step, given = ''] = form.intent.split('.')
  const id = Id.safeParse(given)
  const words = t('own-firms')
  const to = ownFirmsPath(firmId)
  if (!id.success) return redirectWithToast(args, to, { type: 'info', message: words('nothing') })
  const isUnlink = step === 'unlink'
  requirePermission(access, isUnlink ? 'party:edit' : 'invoice:edit')
  const result = await attempt(form, async () => {
    if (isUnlink) await access.call(ownFirmsContract.unlink, { firmId, partyId: id.data })
    else await access.call(ownFirmsContract.handOver, { firmId, invoiceId: id.data }, form)
  })
  if (result.refusal) {
    const message = firstProblemText(t('problem'), result.refusal.problems, await getFormat(args))
    return redirectWithToast(args, to, { type: 'error', message })
  }
  const message = words(isUnlink ? 'link.undone' : 'side.handedOver')
  return redirectWithToast(args, to, { type: 'success', message })
}

export default function OwnFirmsRoute() {
  const { links, rows, names } = useLoaderData<typeof loader>()
  const t = useT('own-firms')
  return (
    <>
      <PageHead title={t('list.title')} sentence={t('list.sentence')} />
      {rows.length + links.length > 0 && (
        <Rules>
          {rows.length > 0 && (
            <RulesCell title={t('side.list')} isFlush>
              <SidesTable rows={rows} names={names} />
            </RulesCell>
          )}
          {links.length > 0 && (
            <RulesCell title={t('link.list')} isFlush>
              <LinkList links={links} names={names} />
            </RulesCell>
          )}
        </Rules>
      )}
      {rows.length === 0 && <Empty title={t('list.none')}>{t('list.noneWords')}</Empty>}
    </>
  )
}

export const meta = headOf
