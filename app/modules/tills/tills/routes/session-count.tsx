import { useActionData, useLoaderData } from '@remix-run/react'
import { Island } from '#app/islands/island.tsx'
import { pickPlural } from '#app/islands/texts.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { CountFields, useCountLabels } from '#app/shell/form/count-fields.tsx'
import { textAt } from '#app/shell/form/form-tree.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readCount } from '#app/shell/form/read-count.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { tillSessionsContract } from '#contract/tills/till-calls.ts'
import { WaitingDevices } from '../components/waiting-devices.tsx'
import TillWaiting from '../islands/till-waiting.island.tsx'
import { offlinePath, sessionPath } from '../paths.ts'

const formId = 'count-form'

export async function loader(args: Args) {
  const { call, firm, can } = await requireFirm(args)
  const { t, language } = await getVisit(args)
  const ids = { firmId: firm.firmId, tillSessionId: requireIdParam(args, 'tillSessionId') }
  const session = await call(tillSessionsContract.get, ids)
  if (!session.actions.includes('count')) throw new AppError('conflict', 'It is not open')
  const title = t('tills')('count.closeTitle', { name: session.registerName })
  const { registerId, currency, devices } = session
  const mayApprove = can('till:approve')
  const head = pageMeta(args, { title })
  return { head, registerId, currency, language, title, devices, mayApprove }
}

/** Ends the sale with what was counted, without having been shown what should be there. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, { locale }] = await Promise.all([getVisit(args), getFormat(args)])
  const ids = { firmId: firm.firmId, tillSessionId: requireIdParam(args, 'tillSessionId') }
  const form = await readForm(args.request, { decimals: ['other'], locale })
  const { count, problems } = readCount(form, firm.baseCurrency)
  // What this device has not sent yet would be missing in the Z report.
  const waiting = Number(textAt(form.data, 'waiting'))
  const despiteWaiting = textAt(form.data, 'despiteWaiting') === 'true'
  if (waiting > 0 && !despiteWaiting) {
    const key = 'ticketsWaiting'
    return refuse({ values: form.values, problems: { '': { key } } }, 409)
  }
  if (Object.keys(problems).length > 0) return refuse({ values: form.values, problems })
  const { idempotencyKey } = form
  const result = await attempt(form, () =>
    call(tillSessionsContract.count, { ...ids, ...count, despiteWaiting }, { idempotencyKey }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  const isClosed = result.value.state === 'closed'
  return redirectWithToast(args, sessionPath(firm.firmId, ids.tillSessionId), {
    type: isClosed ? 'success' : 'info',
    message: t('tills')(isClosed ? 'count.closed' : 'count.differs'),
  })
}

export default function SessionCountRoute() {
  const view = useLoaderData<typeof loader>()
  const { registerId, currency, language, title } = view
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('tills')
  const labels = useCountLabels(currency, t('count.other', { currency }))
  const { firm } = useFirm()
  const back = `/firms/${firm.firmId}/tills`
  return (
    <>
      <PageHead title={title} crumb={{ href: back, label: t('till.title') }} />
      <PageForm
        id={formId}
        refusal={refusal}
        labels={labels}
        notices={
          <Island
            of={TillWaiting}
            props={{
              tillId: registerId,
              page: offlinePath(firm.firmId, registerId),
              formId,
              language,
              texts: {
                link: t('offline.closeLink'),
                words: pickPlural(t, 'offline.close', language),
              },
            }}
            when="load"
          />
        }
        submit={t('count.close')}
        cancelHref={back}
      >
        <WaitingDevices
          devices={view.devices}
          mayApprove={view.mayApprove}
          isDespite={textAt(refusal?.values ?? {}, 'despiteWaiting') !== ''}
        />
        <CountFields
          currency={currency}
          title={t('count.drawer')}
          words={t('count.closeWords')}
          otherHint={t('count.otherHint')}
        />
      </PageForm>
    </>
  )
}

export const meta = headOf
