import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { DecideButtons } from '#app/shell/form/decide-buttons.tsx'
import { typedFormAction } from '#app/shell/form/form-action.server.ts'
import { TextAreaField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { parseForm } from '#app/shell/form/parse-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { loadPanels } from '#app/shell/records/load-panels.server.ts'
import { RecordPanels } from '#app/shell/records/record-panels.tsx'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Button, FactList, PageHead, Row, Rules, RulesCell, Status } from '#app/ui/index.ts'
import { optionalText, Version } from '#contract/core/fields.ts'
import { type LeaveRequest, leaveContract, ownLeaveContract } from '#contract/people/leave.ts'
import { shownState, stateDisc } from '../components/state-disc.ts'
import { leaveRequestPath, ownLeavePath } from '../paths.ts'
import { daysText, totalText, typeText } from '../words.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { call, firm } = access
  const requestId = requireIdParam(args, 'requestId')
  const [{ t }, request] = await Promise.all([
    getVisit(args),
    call(ownLeaveContract.getRequest, { firmId: firm.firmId, requestId }),
  ])
  // Files and history tell why somebody is away: for those who may know it.
  const panels =
    request.typeCode === null ? null : await loadPanels(access, 'leaveRequest', requestId)
  return { head: pageMeta(args, { title: t('leave')('request.title') }), request, panels }
}

const Step = z.object({ reason: optionalText(400), version: Version })

/** Approves, rejects, withdraws or asks back, by the button that was pressed. */
export const action = typedFormAction({
  parse: ({ form }) => parseForm(Step, form),
  send: ({ call, firmId, form, id }, { reason, version }) => {
    const one = { firmId, requestId: id('requestId') }
    if (form.intent === 'confirm') return call(leaveContract.confirm, { ...one, version }, form)
    if (form.intent === 'withdraw') return call(ownLeaveContract.withdraw, one, form)
    if (form.intent === 'cancel') return call(ownLeaveContract.cancel, { ...one, reason }, form)
    const isApproved = form.intent === 'approve'
    return call(ownLeaveContract.decide, { ...one, isApproved, reason, version }, form)
  },
  done: ({ firmId, form, t }, { id }) => ({
    to: leaveRequestPath(firmId, id),
    message: t('leave')(`done.${form.intent}`, { defaultValue: '' }) || t('leave')('done.reject'),
  }),
})

export default function LeaveRequestRoute() {
  const { request, panels } = useLoaderData<typeof loader>()
  const t = useT('leave')
  const format = useFormat()
  const { firm } = useFirm()
  const facts = [
    { name: 'typeCode', value: typeText(request, t) },
    { name: 'total', value: totalText(request, t, format) },
    { name: 'standInId', value: request.standInName },
    { name: 'note', value: request.note },
    {
      name: 'waitsFor',
      value: format.list(request.waitsFor.map((name) => (name === 'hr' ? t('request.hr') : name))),
    },
    { name: 'proofDueOn', value: request.proofDueOn ? format.date(request.proofDueOn) : '' },
    { name: 'daysReturned', value: request.daysReturned ? String(request.daysReturned) : '' },
    { name: 'cancelReason', value: request.cancelReason },
  ]
  return (
    <>
      <PageHead
        title={daysText(request, t, format)}
        sentence={request.employeeName}
        mark={<Status kind={stateDisc(request)}>{t(`state.${shownState(request)}`)}</Status>}
        crumb={{ href: ownLeavePath(firm.firmId), label: t('own.title') }}
      />
      <Rules>
        <RulesCell title={t('request.title')}>
          <FactList
            facts={facts
              .filter(({ value }) => value !== '')
              .map(({ name, value }) => ({ term: t(`field.${name}`), value }))}
          />
        </RulesCell>
        {request.decisions.length > 0 && (
          <RulesCell title={t('request.decisions')}>
            <FactList
              facts={request.decisions.map(({ byName, at, isApproved, reason, of }) => ({
                term: `${byName}, ${format.dateTime(at)}`,
                value: [t(`decision.${of}.${isApproved ? 'yes' : 'no'}`), reason]
                  .filter(Boolean)
                  .join(': '),
              }))}
            />
          </RulesCell>
        )}
      </Rules>
      {request.actions.length > 0 && <Steps request={request} />}
      {panels && <RecordPanels of={panels} />}
    </>
  )
}

/** What the person or whoever decides may do now. */
function Steps({ request }: { request: LeaveRequest }) {
  const t = useT('leave')
  const refusal = useActionData<typeof action>()?.refusal
  const { actions, state, version } = request
  const decides = actions.includes('decide')
  const asksBack = actions.includes('cancel')
  const labels = { reason: t('field.reason'), isApproved: t('field.days') }
  const confirms = actions.includes('confirm')
  const asks = state === 'cancel-asked' ? 'cancelAsk' : 'ask'
  return (
    <PageForm id="step-form" refusal={refusal} labels={labels}>
      <FormSection
        title={t(decides ? `step.${asks}` : confirms ? 'step.proof' : 'step.own')}
        words={t(
          decides
            ? `step.${asks}Words`
            : confirms
              ? 'step.proofWords'
              : asksBack
                ? 'step.cancelWords'
                : 'step.withdrawWords',
        )}
      >
        <input type="hidden" name="version" value={version} />
        {(decides || asksBack) && (
          <TextAreaField
            name="reason"
            isOptional={decides}
            maxLength={400}
            hint={decides ? t('step.reasonHint') : undefined}
          />
        )}
        <Row>
          {decides && <DecideButtons approve={t('step.approve')} reject={t('step.reject')} />}
          {confirms && (
            <Button kind="primary" icon="check" name="intent" value="confirm">
              {t('step.confirm')}
            </Button>
          )}
          {actions.includes('withdraw') && (
            <Button icon="undo-2" name="intent" value="withdraw">
              {t('step.withdraw')}
            </Button>
          )}
          {asksBack && (
            <Button icon="undo-2" name="intent" value="cancel">
              {t('step.cancel')}
            </Button>
          )}
        </Row>
      </FormSection>
    </PageForm>
  )
}

export const meta = headOf
