import { ConfirmNotice } from '#app/shell/form/confirm-notice.tsx'
import { textAt } from '#app/shell/form/form-tree.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useProblems } from '#app/shell/form/problem-text.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, FactList, Field, Row, Rules, RulesCell, Stack, TextInput } from '#app/ui/index.ts'
import { readableIban } from '#contract/core/iban.ts'
import type { OwnPayout } from '#contract/person/own-wallet.ts'

type PayoutBodyProps = { payout: OwnPayout; refusal: Refusal | undefined }

/** To whom it goes, and what can be done with it. */
export function PayoutBody({ payout, refusal }: PayoutBodyProps) {
  const t = useT('own-wallet')
  const { dateTime, money } = useFormat()
  const isOpen = payout.state === 'requested' || payout.state === 'approved'
  return (
    <Rules columns={isOpen ? 'two' : 'one'}>
      <RulesCell title={t('payout.one')}>
        <FactList
          facts={[
            { term: t('payout.amount'), value: money(payout.amount, payout.currency) },
            { term: t('payout.holder'), value: payout.holder },
            { term: t('payout.iban'), value: readableIban(payout.iban) },
            { term: t('entry.at'), value: dateTime(payout.requestedAt) },
            ...(payout.reason ? [{ term: t('reason'), value: payout.reason }] : []),
          ]}
        />
      </RulesCell>
      {isOpen && (
        <RulesCell title={t('payout.state')}>
          <Steps payout={payout} refusal={refusal} />
        </RulesCell>
      )}
    </Rules>
  )
}

function Steps({ payout: { state, isApprovedByYou }, refusal }: PayoutBodyProps) {
  const t = useT('own-wallet')
  const problemAt = useProblems(refusal?.problems)
  const isRequested = state === 'requested'
  const [yes, no] = isRequested ? ['approve', 'reject'] : ['paid', 'failed']
  return (
    <form method="post" noValidate>
      <IdempotencyField />
      <ConfirmNotice refusal={refusal} />
      <Stack gap="s4">
        {!(isRequested && isApprovedByYou) && (
          <Row>
            <Button name="intent" value={yes}>
              {t(`do.${yes}`)}
            </Button>
          </Row>
        )}
        <Field id="reason" label={t('reason')} error={problemAt('reason')}>
          {(wiring) => (
            <TextInput
              {...wiring}
              name="reason"
              maxLength={300}
              defaultValue={textAt(refusal?.values, 'reason')}
            />
          )}
        </Field>
        <Row>
          <Button kind="danger" name="intent" value={no}>
            {t(`do.${no}`)}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
