import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import {
  Band,
  Button,
  FactList,
  LinkButton,
  Row,
  Rules,
  RulesCell,
  Stack,
  text,
} from '#app/ui/index.ts'
import type { OpenClaim } from '#contract/buying/expense-steps.ts'
import type { ExpenseChoices } from '#contract/buying/expenses.ts'
import { categoryName, mileageText } from '../fields.ts'
import { expensePath, rejectPath } from '../paths.ts'

type ClaimCardsProps = { claims: readonly OpenClaim[]; choices: ExpenseChoices }

/** Claims below each other, for phones: who, what, how much, and two buttons to decide. */
export function ClaimCards({ claims, choices }: ClaimCardsProps) {
  return (
    <Rules columns="three">
      {claims.map((claim) => (
        <ClaimCard key={claim.id} claim={claim} choices={choices} />
      ))}
    </Rules>
  )
}

function ClaimCard({ claim, choices }: { claim: OpenClaim; choices: ExpenseChoices }) {
  const t = useT('expenses')
  const format = useFormat()
  const { money, date } = format
  const { firm } = useFirm()
  const { id, payee, amount, currency, madeByName, note, actions, flags, similar, version } = claim
  const facts = [
    { term: t('list.madeBy'), value: madeByName },
    { term: t('field.date'), value: date(claim.date, 'medium') },
    { term: t('field.category'), value: categoryName(claim.category, { t, extra: choices }) },
    { term: t('field.distance'), value: mileageText(claim, { t, format, extra: choices }) },
    { term: t('field.note'), value: note },
  ]
  const warnings = [
    ...flags.map((flag) => t(`flag.${flag}`)),
    ...(similar.length > 0 ? [t('detail.similar')] : []),
  ]
  return (
    <RulesCell title={money(amount, currency)}>
      <Stack gap="s3">
        <p>
          <a className={text.link} href={expensePath(firm.firmId, id)}>
            {payee}
          </a>
        </p>
        <FactList facts={facts.filter(({ value }) => value !== '')} />
        {warnings.length > 0 && (
          <Band tone="warn" title={t('flag.title')}>
            {warnings.map((warning) => (
              <p key={warning}>{warning}</p>
            ))}
          </Band>
        )}
        <Row>
          {actions.includes('approve') && (
            <form method="post">
              <IdempotencyField />
              <input type="hidden" name="expenseId" value={id} />
              <input type="hidden" name="version" value={version} />
              <Button
                kind="primary"
                icon="check"
                name="intent"
                value="approve"
                aria-label={t('claims.approveOf', { name: payee })}
              >
                {t('detail.approve')}
              </Button>
            </form>
          )}
          {actions.includes('reject') && (
            <LinkButton icon="reply" href={rejectPath(firm.firmId, id)}>
              {t('detail.reject')}
            </LinkButton>
          )}
        </Row>
      </Stack>
    </RulesCell>
  )
}
