import { Band, Button, Field, FieldGrid, Select } from '#app/ui/index.ts'
import type { FieldProblems } from '#contract/core/errors.ts'
import type { ImportCheck, OpenImport } from '#contract/core/imports.ts'
import { FormFootPlain, FormNotices, FormSection } from '../form/form-page.tsx'
import { IdempotencyField } from '../form/idempotency-field.tsx'
import { RefusalSummary } from '../form/refusal-summary.tsx'
import { useAbout } from './about.ts'
import type { AskedWords } from './asked-words.server.ts'
import type { About, AnyRegister } from './describe.ts'
import { columnLabelsOf, importedFields } from './form-values.ts'
import type { ImportOutcome } from './import.server.ts'
import { ImportAsked } from './import-asked.tsx'
import { ImportFindings } from './import-findings.tsx'
import { ImportNotes } from './import-notes.tsx'

export type ImportMappingProps = {
  register: AnyRegister
  path: string
  batch: OpenImport
  reading: ImportOutcome['reading']
  /** What a trial found. */
  check: ImportCheck | undefined
  /** Words that ask for a meaning, of an import that is open. */
  asked: AskedWords | undefined
  /** Of what was chosen for them. */
  problems: FieldProblems | undefined
}

/** Which column each field is read from, and how; a trial comes before anything is made. */
export function ImportMapping(props: ImportMappingProps) {
  const { register, path, batch, reading, check, asked, problems } = props
  const about = useAbout(register, undefined)
  const { words } = about
  return (
    <form method="post" id="import-reading">
      {problems && (
        <FormNotices>
          <RefusalSummary refusal={{ values: {}, problems }} formId="import-reading" />
        </FormNotices>
      )}
      {check && (
        <FormNotices>
          <ImportFindings
            check={check}
            labels={columnLabelsOf(register, about)}
            isTogether={batch.isTogether}
          />
          <ImportNotes notes={check.notes} t={about.t} />
        </FormNotices>
      )}
      {batch.program && !check && (
        <FormNotices>
          <Band
            tone="info"
            title={words('import.known', { program: words(`import.programs.${batch.program}`) })}
          >
            <p>{words('import.knownWords')}</p>
          </Band>
        </FormNotices>
      )}
      {batch.passedOver > 0 && (
        <FormNotices>
          <Band tone="info" title={words('import.passedOver', { count: batch.passedOver })}>
            <p>{words('import.passedOverWords')}</p>
          </Band>
        </FormNotices>
      )}
      <IdempotencyField />
      {asked && (
        <ImportAsked
          asked={asked}
          chosen={reading.chosen}
          problems={problems}
          labels={columnLabelsOf(register, about)}
        />
      )}
      <FormSection title={words('import.mapping')} words={words('import.mappingWords')}>
        <FieldGrid>
          {importedFields(register).map((field) => (
            <ColumnSelect
              key={field.name}
              register={register}
              about={about}
              batch={batch}
              name={field.name}
              column={reading.mapping.find((one) => one.field === field.name)?.column}
            />
          ))}
        </FieldGrid>
      </FormSection>
      {batch.keys.length > 0 && (
        <FormSection title={words('import.existing')} words={words('import.existingWords')}>
          <Field id="key" label={words('import.key')}>
            {(wiring) => (
              <Select
                {...wiring}
                name="key"
                defaultValue={reading.key}
                options={[
                  { value: '', label: words('import.noKey') },
                  ...batch.keys.map((value) => ({
                    value,
                    label: columnLabelsOf(register, about)[value] ?? value,
                  })),
                ]}
              />
            )}
          </Field>
        </FormSection>
      )}
      <FormSection title={words('import.forms')} words={words('import.formsWords')}>
        <FieldGrid>
          {batch.numbers === 'typed' ? (
            <Field id="decimalMark" label={words('import.decimalMark')}>
              {(wiring) => (
                <Select
                  {...wiring}
                  name="decimalMark"
                  defaultValue={reading.decimalMark}
                  options={[
                    { value: 'comma', label: '1.234,56' },
                    { value: 'point', label: '1,234.56' },
                  ]}
                />
              )}
            </Field>
          ) : (
            <input type="hidden" name="decimalMark" value={reading.decimalMark} />
          )}
          <Field id="dateOrder" label={words('import.dateOrder')}>
            {(wiring) => (
              <Select
                {...wiring}
                name="dateOrder"
                defaultValue={reading.dateOrder}
                options={[
                  { value: 'day', label: words('import.dayFirst') },
                  { value: 'month', label: words('import.monthFirst') },
                ]}
              />
            )}
          </Field>
        </FieldGrid>
      </FormSection>
      <FormFootPlain cancelHref={`${path}/import`}>
        <Button kind="ghost" name="intent" value="remove">
          {words('import.remove')}
        </Button>
        {check && check.badRows > 0 && check.goodRows > 0 && (
          <Button name="intent" value="commitGood">
            {words('import.commitGood', { count: check.goodRows })}
          </Button>
        )}
        {check && check.badRows === 0 && check.goodRows > 0 ? (
          <>
            <Button name="intent" value="check">
              {words('import.checkAgain')}
            </Button>
            <Button kind="primary" name="intent" value="commit">
              {words('import.commit', { count: check.goodRows })}
            </Button>
          </>
        ) : (
          <Button kind="primary" name="intent" value="check">
            {check ? words('import.checkAgain') : words('import.check')}
          </Button>
        )}
      </FormFootPlain>
    </form>
  )
}

type ColumnSelectProps = {
  register: AnyRegister
  about: About<unknown>
  batch: OpenImport
  name: string
  column: number | undefined
}

/** The columns of the file with what stands first in each. */
function ColumnSelect({ register, about, batch, name, column }: ColumnSelectProps) {
  const { words } = about
  const [first = []] = batch.sample
  return (
    <Field id={`map.${name}`} label={columnLabelsOf(register, about)[name] ?? name}>
      {(wiring) => (
        <Select
          {...wiring}
          name={`map.${name}`}
          defaultValue={column === undefined ? '' : String(column)}
        >
          <option value="">{words('import.notInFile')}</option>
          {batch.heads.map((head, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: heads may be alike and are never reordered
            <option key={index} value={index}>
              {optionText(head || words('import.column', { number: index + 1 }), first[index])}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function optionText(head: string, example: string | undefined): string {
  return example ? `${head} · ${example.slice(0, 40)}` : head
}
