import { Island } from '#app/islands/island.tsx'
import { FormField, useFormRows } from '#app/shell/form/form-fields.tsx'
import { type TypedTree, textAt } from '#app/shell/form/form-tree.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import {
  Cell,
  HeadCell,
  NumberCell,
  Select,
  Table,
  TableScroller,
  TextInput,
} from '#app/ui/index.ts'
import type { TimeWeek } from '#contract/projects/time-entries.ts'
import SheetSums from '../islands/sheet-sums.island.tsx'
import { minutesIn, minutesText } from '../typed-minutes.ts'
import * as styles from './week-sheet.css.ts'

type Work = { value: string; label: string }

/** The week as a sheet: a row for each project, a field for each day. */
export function WeekSheet({ week, works }: { week: TimeWeek; works: readonly Work[] }) {
  const t = useT('time')
  const { date } = useFormat()
  const rows = useFormRows('rows')
  const days = [...week.days.keys()]
  return (
    <TableScroller label={t('sheet.title')}>
      <Table caption={t('sheet.title')} withoutPad density="compact">
        <thead>
          <tr>
            <HeadCell>{t('field.projectId')}</HeadCell>
            {week.days.map((day) => (
              <HeadCell key={day} isNumber>
                {date(day, 'day').split(/[ ,]/)[0]?.slice(0, 2)} {Number(day.slice(8))}
              </HeadCell>
            ))}
            <HeadCell isNumber>{t('sheet.sum')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a form are known by their place
            <tr key={at}>
              <Cell>
                <input type="hidden" name={`rows.${at}.isKept`} value={textAt(row, 'isKept')} />
                <div className={styles.work}>
                  <FormField name={`rows.${at}.work`}>
                    {(control) => (
                      <Select
                        {...control}
                        options={[{ value: '', label: t('form.noProject') }, ...works]}
                      />
                    )}
                  </FormField>
                </div>
              </Cell>
              {week.days.map((day, place) => (
                <Cell key={day}>
                  <div className={styles.hours}>
                    <FormField name={`rows.${at}.day${place}`}>
                      {(control) => (
                        <TextInput
                          {...control}
                          inputMode="decimal"
                          maxLength={5}
                          autoComplete="off"
                        />
                      )}
                    </FormField>
                  </div>
                </Cell>
              ))}
              <NumberCell tone="strong">
                <output data-row={at} aria-live="off">
                  {minutesText(sumOf([row], days))}
                </output>
              </NumberCell>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <Cell>{t('sheet.sum')}</Cell>
            {week.days.map((day, place) => (
              <NumberCell key={day}>
                <output data-day={place} aria-live="off">
                  {minutesText(sumOf(rows, [place]))}
                </output>
              </NumberCell>
            ))}
            <NumberCell tone="strong">
              <output data-week="" aria-live="off">
                {minutesText(sumOf(rows, days))}
              </output>
            </NumberCell>
          </tr>
        </tfoot>
      </Table>
      <Island of={SheetSums} when="idle" props={{}} />
    </TableScroller>
  )
}

/** Minutes that are typed in some rows on some days of the week; what is no time counts as none. */
function sumOf(rows: readonly TypedTree[], days: readonly number[]): number {
  const typed = rows.flatMap((row) => days.map((day) => textAt(row, `day${day}`).trim()))
  return typed.reduce((sum, text) => sum + (minutesIn(text) ?? 0), 0)
}
