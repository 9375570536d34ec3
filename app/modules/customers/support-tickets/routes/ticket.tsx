import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { loadPanels } from '#app/shell/records/load-panels.server.ts'
import { RecordPanels } from '#app/shell/records/record-panels.tsx'
import { useAbout } from '#app/shell/register/about.ts'
import { actOnRecord } from '#app/shell/register/record.server.ts'
import { RecordActions } from '#app/shell/register/record-actions.tsx'
import { requireFirm, requirePermission } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead, Status } from '#app/ui/index.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { Id, requiredText } from '#contract/core/fields.ts'
import { supportTicketsContract as contract } from '#contract/customers/support-tickets.ts'
import { AnswerForm } from '../components/answer-form.tsx'
import { MessageList } from '../components/message-list.tsx'
import * as styles from '../components/ticket.css.ts'
import { TicketSide } from '../components/ticket-side.tsx'
import { ticketPath, ticketsPath } from '../paths.ts'
import { register } from '../register.tsx'
import { stateDiscs } from '../states.ts'

const Answer = z.object({ text: requiredText(10_000) })

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { firmId } = access.firm
  const supportTicketId = requireIdParam(args, 'supportTicketId')
  const [ticket, choices, panels] = await Promise.all([
    access.call(contract.get, { firmId, supportTicketId }),
    access.call(contract.choices, { firmId }),
    loadPanels(access, 'supportTicket', supportTicketId),
  ])
  return { head: pageMeta(args, { title: ticket.subject }), ticket, choices, panels }
}

/** Answers the customer, takes a canned answer over, or does what a button of the page asks for. */
export async function action(args: Args) {
  const form = await readForm(args.request)
  if (!['answer', 'solve', 'insert'].includes(form.intent)) return actOnRecord(args, register, form)
  const access = await requireFirm(args)
  requirePermission(access, needsOf(contract.answer))
  const { call, firm } = access
  const { firmId } = firm
  const supportTicketId = requireIdParam(args, 'supportTicketId')
  if (form.intent === 'insert') {
    const id = Id.safeParse(form.data.cannedAnswerId)
    if (!id.success) return refuse({ values: form.values, problems: {} }, 200)
    const filled = await call(contract.fillAnswer, {
      firmId,
      supportTicketId,
      cannedAnswerId: id.data,
    })
    const text = [textAt(form.data, 'text').trim(), filled.text].filter(Boolean).join('\n\n')
    return refuse({ values: { ...form.values, text }, problems: {} }, 200)
  }
  const { value, refusal } = parseForm(Answer, form)
  if (refusal) return refuse(refusal)
  const solves = form.intent === 'solve'
  const { idempotencyKey } = form
  const result = await attempt(form, () =>
    call(contract.answer, { firmId, supportTicketId, solves, ...value }, { idempotencyKey }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  const t = (await getVisit(args)).t('support-tickets')
  const message = t(solves ? 'answer.solved' : 'answer.sent')
  return redirectWithToast(args, ticketPath(firmId, supportTicketId), { type: 'success', message })
}

export default function TicketRoute() {
  const { ticket, choices, panels } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('support-tickets')
  const { firm, can } = useFirm()
  const about = useAbout(register, choices)
  const canAnswer = can(needsOf(contract.answer)) && ticket.state !== 'closed' && !ticket.isArchived
  return (
    <>
      <PageHead
        title={ticket.subject}
        mark={<Status kind={stateDiscs[ticket.state]}>{t(`state.${ticket.state}`)}</Status>}
        sentence={register.sentenceOf?.(ticket, about)}
        crumb={{ href: ticketsPath(firm.firmId), label: t('list.title') }}
        actions={<RecordActions register={register} record={ticket} about={about} />}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <MessageList ticket={ticket} />
          {canAnswer && <AnswerForm ticket={ticket} choices={choices} refusal={refusal} />}
        </div>
        <aside className={styles.aside}>
          <TicketSide ticket={ticket} choices={choices} />
        </aside>
      </div>
      <RecordPanels of={panels} />
    </>
  )
}

export const meta = headOf
