import { useLoaderData } from '@remix-run/react'
import { answerWith } from '#app/shell/answers.ts'
import { DaySpanForm } from '#app/shell/form/day-span-form.tsx'
import { listHref } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { type FirmAccess, requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Band, Field, LinkButton, PageHead, Select, SheetPad, Stack, text } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { membersContract } from '#contract/firm/members.ts'
import { type WorkReport, workReportContract } from '#contract/projects/work-report.ts'
import { EffortTable } from '../components/effort-table.tsx'
import { EmptyDays } from '../components/empty-days.tsx'
import * as styles from '../components/work-report.css.ts'
import { workReportPath } from '../paths.ts'
import { readAsked } from '../read-asked.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { call, can, firm } = access
  const { t } = await getVisit(args)
  const { firmId } = firm
  const [{ report, typed, problems, personId }, people] = await Promise.all([
    reportFor(args, access),
    can('time:approve') ? call(membersContract.listNames, { firmId }) : [],
  ])
  const page = {
    head: pageMeta(args, { title: t('work-report')('title') }),
    ...{ report, typed, problems, personId },
    people: people.map(({ userId, name }) => ({ value: userId, label: name })),
  }
  return answerWith(page, { status: Object.keys(problems).length > 0 ? 422 : 200 })
}

/** The report asked for; with days that are refused the usual one, and why they are. */
async function reportFor({ request }: Args, { call, firm: { firmId } }: FirmAccess) {
  const { asked, typed, problems } = readAsked(request)
  const { personId } = asked
  const read = (of: object): Promise<WorkReport> =>
    call(workReportContract.get, { ...of, personId, firmId })
  try {
    const report = await read(asked)
    const shown = Object.keys(problems).length > 0 ? typed : { from: report.from, to: report.to }
    return { report, typed: shown, problems, personId }
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid') throw error
    return { report: await read({}), typed, problems: error.fields, personId }
  }
}

export default function WorkReportRoute() {
  const { report, typed, problems, personId, people } = useLoaderData<typeof loader>()
  const t = useT('work-report')
  const { dateRange } = useFormat()
  const { firm } = useFirm()
  const path = workReportPath(firm.firmId)
  const { from, to, isPartial } = report
  return (
    <>
      <PageHead
        title={t('title')}
        sentence={dateRange(from, to)}
        actions={
          <LinkButton
            icon="file-spreadsheet"
            href={listHref(`${path}/file`, { from, to, personId })}
          >
            CSV
          </LinkButton>
        }
      />
      <SheetPad>
        <Stack>
          <DaySpanForm path={path} typed={typed} problems={problems}>
            {people.length > 0 && (
              <Field id="personId" label={t('person')}>
                {(wiring) => (
                  <Select
                    {...wiring}
                    name="personId"
                    defaultValue={personId}
                    options={[{ value: '', label: t('everyone') }, ...people]}
                  />
                )}
              </Field>
            )}
          </DaySpanForm>
          {isPartial && (
            <Band tone="info" title={t('partial')}>
              {t('partialWords')}
            </Band>
          )}
        </Stack>
      </SheetPad>
      <EffortTable report={report} />
      <SheetPad className={styles.note}>
        <p className={text.soft}>{t('note')}</p>
      </SheetPad>
      <EmptyDays people={report.people} />
    </>
  )
}

export const meta = headOf
