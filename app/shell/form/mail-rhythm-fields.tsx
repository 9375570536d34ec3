import { MailRhythm } from '#contract/reporting/saved-reports.ts'
import type { Translate } from '../i18n/translate.ts'
import { useT } from '../page-context.tsx'
import type { Difference } from './conflict-notice.tsx'
import { SelectField, TextField } from './form-fields.tsx'
import { type TypedTree, textAt } from './form-tree.ts'
import type { Form } from './read-form.ts'

type Mailed = { name: string; mail: { rhythm: MailRhythm; to: readonly string[] } }

/** What name, rhythm and addresses of something saved are called; `t` are its module's texts. */
export function mailLabels(t: Translate) {
  return { name: t('saved.name'), rhythm: t('saved.rhythm'), to: t('saved.to') }
}

/** Where what was typed of them differs from what somebody else saved meanwhile. */
export function mailDifferences(
  t: Translate,
  newer: Mailed | undefined,
  typed: TypedTree | undefined,
): Difference[] {
  const labels = mailLabels(t)
  return [
    { label: labels.name, theirs: newer?.name ?? '', yours: textAt(typed, 'name') },
    {
      label: labels.rhythm,
      theirs: t(`rhythm.${newer?.mail.rhythm ?? 'never'}`),
      yours: t(`rhythm.${textAt(typed, 'rhythm') || 'never'}`),
    },
    { label: labels.to, theirs: newer?.mail.to.join(', ') ?? '', yours: textAt(typed, 'to') },
  ]
}

/** When something saved leaves by mail, and to whom; `texts` is the namespace of its module. */
export function MailRhythmFields({ texts }: { texts: string }) {
  const t = useT(texts)
  return (
    <>
      <SelectField
        name="rhythm"
        options={MailRhythm.options.map((value) => ({ value, label: t(`rhythm.${value}`) }))}
      />
      <TextField name="to" isOptional maxLength={1000} hint={t('saved.toHint')} />
    </>
  )
}

/** The addresses that were typed in their one field, with spaces or commas between them. */
export function typedAddresses({ data }: Pick<Form, 'data'>): string[] {
  return textAt(data, 'to')
    .split(/[\s,;]+/)
    .filter((address) => address !== '')
}

/** A problem of one of the addresses stands at the field that holds them all. */
export function atAddresses<Kept extends { problems: Record<string, unknown> }>(
  refusal: Kept,
): Kept {
  const problems = Object.fromEntries(
    Object.entries(refusal.problems).map(([path, problem]) => [
      path.replace(/^to\..*/, 'to'),
      problem,
    ]),
  )
  return { ...refusal, problems }
}
