import { useActionData, useLoaderData } from '@remix-run/react'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Button, PageHead, Rules, RulesCell, SheetPad, Stack, text } from '#app/ui/index.ts'
import { LeadConversion, leadsContract } from '#contract/customers/leads.ts'
import { JoinFacts } from '../components/join-facts.tsx'
import { leadPath, partyPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const leadId = requireIdParam(args, 'leadId')
  const [{ t }, preview] = await Promise.all([
    getVisit(args),
    call(leadsContract.previewConversion, { firmId: firm.firmId, leadId }),
  ])
  const title = t('leads')('convert.title', { name: preview.label })
  return { head: pageMeta(args, { title }), leadId, preview }
}

/** Makes a customer of the lead, or joins it to the one that was chosen. */
export const action = formAction({
  schema: LeadConversion,
  send: ({ call, firmId, form, id }, choice) =>
    call(leadsContract.convert, { ...choice, firmId, leadId: id('leadId') }, form),
  done: ({ firmId, t }, { partyId }) => ({
    to: partyPath(firmId, partyId),
    message: t('leads')('convert.done'),
  }),
})

export default function ConvertLeadRoute() {
  const { leadId, preview } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('leads')
  const { firm } = useFirm()
  const { label, candidates } = preview
  return (
    <>
      <PageHead
        title={t('convert.title', { name: label })}
        sentence={t(candidates.length > 0 ? 'convert.known' : 'convert.sentence')}
        crumb={{ href: leadPath(firm.firmId, leadId), label }}
      />
      {refusal && (
        <SheetPad>
          <RefusalSummary refusal={refusal} />
        </SheetPad>
      )}
      <Rules columns="two">
        {candidates.map((joining) => (
          <RulesCell key={joining.party.id} title={joining.party.name}>
            <Stack>
              <p className={text.soft}>
                {joining.reasons.map((reason) => t(`same.${reason}`)).join(', ')}
              </p>
              <JoinFacts joining={joining} />
              <form method="post">
                <IdempotencyField />
                <input type="hidden" name="partyId" value={joining.party.id} />
                <Button kind="primary" icon="users">
                  {t('convert.join', { name: joining.party.name })}
                </Button>
              </form>
            </Stack>
          </RulesCell>
        ))}
        <RulesCell title={t('convert.new')}>
          <Stack>
            <p>{t('convert.newWords')}</p>
            <form method="post">
              <IdempotencyField />
              <input type="hidden" name="isNew" value="true" />
              <Button kind={candidates.length > 0 ? 'default' : 'primary'} icon="user-plus">
                {t('convert.submit')}
              </Button>
            </form>
          </Stack>
        </RulesCell>
      </Rules>
    </>
  )
}

export const meta = headOf
