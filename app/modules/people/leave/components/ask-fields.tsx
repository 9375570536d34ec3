import { FormField, SelectField, TextAreaField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { useT } from '#app/shell/page-context.tsx'
import { DateInput, FieldGrid, TextInput } from '#app/ui/index.ts'
import type { PersonLeave } from '#contract/people/leave.ts'
import { typeText } from '../words.ts'
import { AskCheck, type AskCheckProps } from './ask-check.tsx'

type AskFieldsProps = {
  leave: Pick<PersonLeave, 'types' | 'colleagues'>
  check: AskCheckProps
}

/** What is asked about leave, be it asked for or noted by HR. */
export function AskFields({ leave, check }: AskFieldsProps) {
  const t = useT('leave')
  const types = leave.types.map(({ code, name }) => ({
    value: code,
    label: typeText({ typeCode: code, typeName: name }, t),
  }))
  const halves = (portions: readonly string[]) =>
    portions.map((value) => ({ value, label: t(`portion.${value}`) }))
  const isByHour = leave.types.some(({ unit }) => unit === 'hour')
  return (
    <>
      <FormSection title={t('ask.what')} words={t('ask.whatWords')}>
        <SelectField name="typeCode" options={types} />
        <FieldGrid>
          <FormField name="from">{(control) => <DateInput {...control} />}</FormField>
          <FormField name="to">{(control) => <DateInput {...control} />}</FormField>
          <SelectField
            name="firstPortion"
            options={halves(['whole', 'first-half', 'second-half'])}
          />
          <SelectField name="lastPortion" options={halves(['whole', 'first-half'])} />
        </FieldGrid>
        {isByHour && (
          <FieldGrid>
            <FormField name="fromTime" isOptional hint={t('ask.hoursHint')}>
              {(control) => <TextInput {...control} type="time" />}
            </FormField>
            <FormField name="toTime" isOptional>
              {(control) => <TextInput {...control} type="time" />}
            </FormField>
          </FieldGrid>
        )}
      </FormSection>
      <AskCheck {...check} />
      <FormSection title={t('ask.more')} words={t('ask.moreWords')}>
        <SelectField
          name="standInId"
          isOptional
          options={[
            { value: '', label: '–' },
            ...leave.colleagues.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <TextAreaField name="note" isOptional maxLength={1000} hint={t('ask.noteHint')} />
      </FormSection>
    </>
  )
}

/** What the fields are called. */
export function useAskLabels(): Record<string, string> {
  const t = useT('leave')
  const names = [
    ...(['typeCode', 'from', 'to', 'firstPortion', 'lastPortion'] as const),
    ...(['fromTime', 'toTime', 'standInId', 'note'] as const),
  ] as const
  return Object.fromEntries(names.map((name) => [name, t(`field.${name}`)]))
}
