import { useActionData, useLoaderData } from '@remix-run/react'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { FormField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { loadPanels } from '#app/shell/records/load-panels.server.ts'
import { RecordPanels } from '#app/shell/records/record-panels.tsx'
import { requireFirm } from '#app/shell/session/session.server.ts'
import {
  DateInput,
  FactList,
  FieldGrid,
  LinkButton,
  PageHead,
  Rules,
  RulesCell,
  text,
} from '#app/ui/index.ts'
import { PayDataInput, type PayPersonRecord, payDataContract } from '#contract/people/pay-data.ts'
import { payFacts } from '#contract/people/pay-facts.ts'
import { payYearsContract } from '#contract/people/pay-years.ts'
import { FactField, factLabels } from '../components/fact-field.tsx'
import { rulesName } from '../month-text.ts'
import { payDataPath, payFiguresPath, payPersonPath, payYearPath } from '../paths.ts'
import { yearText } from '../year-param.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { call, firm } = access
  const employeeId = requireIdParam(args, 'employeeId')
  const [person, years, panels] = await Promise.all([
    call(payDataContract.get, { firmId: firm.firmId, employeeId }),
    call(payYearsContract.list, { firmId: firm.firmId, employeeId }),
    loadPanels(access, 'payData', employeeId),
  ])
  return { head: pageMeta(args, { title: person.name }), person, years, panels }
}

const numbers = Object.values(payFacts)
  .flat()
  .filter(({ kind }) => kind === 'percent' || kind === 'amount' || kind === 'decimal')
  .map(({ name }) => `facts.${name}`)

/** Writes facts that hold from a day on. */
export const action = formAction({
  read: { decimals: [...new Set(numbers)] },
  schema: PayDataInput,
  more: ({ id, form: { data } }) => ({
    employeeId: id('employeeId'),
    // Those of another day are new ones.
    version: data.fromDate === data.entryDate && data.version !== '' ? data.version : undefined,
  }),
  send: ({ call, firmId, form: { idempotencyKey } }, input) =>
    call(payDataContract.save, { ...input, firmId }, { idempotencyKey }),
  done: ({ firmId, id, t }) => ({
    to: payPersonPath(firmId, id('employeeId')),
    message: t('payroll')('people.done'),
  }),
})

export default function PayPersonRoute() {
  const { person, years, panels } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('payroll')
  const format = useFormat()
  const { firm, can } = useFirm()
  const { country, entries } = person
  const facts = payFacts[country] ?? []
  const last = entries.find((one) => one.country === country)
  const list = payDataPath(firm.firmId)
  const initial = {
    fromDate: last?.fromDate ?? person.startDate,
    facts: Object.fromEntries(
      facts.map(({ name, kind, usual }) => {
        const value = last?.facts[name] ?? usual
        const isNumber = kind === 'percent' || kind === 'amount' || kind === 'decimal'
        return [name, isNumber && value !== '' ? format.numberInput(value) : value]
      }),
    ),
  }
  return (
    <>
      <PageHead
        title={person.name}
        sentence={t('people.rules', { country: rulesName(country, format, t('country.XX')) })}
        crumb={{ href: list, label: t('people.title') }}
        actions={
          <>
            <LinkButton href={`/firms/${firm.firmId}/employees/${person.employeeId}`} icon="user">
              {t('people.employee')}
            </LinkButton>
            {can('payroll:edit') && (
              <LinkButton href={payFiguresPath(firm.firmId, person.employeeId)} icon="history">
                {t('figures.title')}
              </LinkButton>
            )}
          </>
        }
      />
      <PersonFacts person={person} />
      {years.length > 0 && (
        <Rules>
          <RulesCell title={t('year.years')}>
            <ul>
              {years.map((year) => (
                <li key={year.year}>
                  <a
                    className={text.link}
                    href={payYearPath(firm.firmId, person.employeeId, year.year)}
                  >
                    {t('year.title', { year: yearText(year) })}
                  </a>
                </li>
              ))}
            </ul>
          </RulesCell>
        </Rules>
      )}
      {can('payroll:edit') && (
        <PageForm
          id="pay-data"
          refusal={refusal}
          initial={initial}
          labels={{ fromDate: t('people.fromDate'), ...factLabels(facts, country, t) }}
          submit={t('people.submit')}
          cancelHref={list}
        >
          <input type="hidden" name="version" value={last?.version ?? ''} />
          <input type="hidden" name="entryDate" value={last?.fromDate ?? ''} />
          <FormSection title={t('people.facts')} words={t('people.factsWords')}>
            <FormField name="fromDate" hint={t('people.fromDateHint')}>
              {(control) => <DateInput {...control} />}
            </FormField>
            <FieldGrid>
              {facts.map((fact) => (
                <FactField key={fact.name} fact={fact} country={country} />
              ))}
            </FieldGrid>
          </FormSection>
        </PageForm>
      )}
      <RecordPanels of={panels} />
    </>
  )
}

/** What stands with the employee, and since when which facts hold. */
function PersonFacts({ person }: { person: PayPersonRecord }) {
  const t = useT('payroll')
  const format = useFormat()
  const said = (['iban', 'taxNumber', 'socialNumber'] as const).map((name) => ({
    term: t(`field.${name}`),
    value: person[name] || t('people.notGiven'),
  }))
  return (
    <Rules columns="two">
      <RulesCell title={t('people.own')}>
        <FactList facts={said} />
      </RulesCell>
      <RulesCell title={t('people.history')}>
        {person.entries.length === 0 ? (
          <p className={text.soft}>{t('people.noFacts')}</p>
        ) : (
          <ul>
            {person.entries.map(({ id, fromDate }) => (
              <li key={id}>{t('people.from', { day: format.date(fromDate) })}</li>
            ))}
          </ul>
        )}
      </RulesCell>
    </Rules>
  )
}

export const meta = headOf
