import type { ReactNode } from 'react'
import { FactList, Rules, RulesCell, text } from '#app/ui/index.ts'
import { readableIban } from '#contract/core/iban.ts'
import { rowsAt, type TypedTree } from '../form/form-tree.ts'
import { withCustom } from './custom/custom-fields.ts'
import type { About, AnyItem, AnyRegister } from './describe.ts'
import type { FieldDescription } from './fields.ts'
import { fieldText, labelsOf, rowText } from './form-values.ts'
import * as styles from './register.css.ts'
import { registerTexts } from './register-texts.ts'

type RecordFactsProps = {
  register: AnyRegister
  record: AnyItem
  /** The record as its form would show it. */
  values: TypedTree
  about: About<unknown>
  /** Whether fields that the firm added stand elsewhere on the page. */
  isWithoutCustom?: boolean
}

/** What is known of a record, a cell for each section of its form; what nobody wrote is left out. */
export function RecordFacts(props: RecordFactsProps) {
  const { register, record, values, about, isWithoutCustom = false } = props
  const whole = isWithoutCustom ? register : withCustom(register, about.extra)
  const own = registerTexts(whole, about.t, about.words)
  const labels = labelsOf(whole, { ...about, t: own })
  const sections = whole.form?.sections ?? []
  const cells = sections.flatMap(({ title, fields, facts, isFactless }) => {
    if (isFactless?.(values)) return []
    const shown = facts
      ? facts(record, about)
      : fields
          .filter(({ isFormOnly, needs }) => !isFormOnly && (!needs || about.can(needs)))
          .filter(({ country }) => !country || country === about.firm.country)
          .filter(({ isShown }) => !isShown || isShown(about))
          .map((field) => ({
            term: labels[field.name] ?? field.name,
            value: factOf(field, values, about),
          }))
    const known = shown.filter(({ value }) => value !== '')
    return known.length > 0 ? [{ title: about.t(title), facts: known }] : []
  })
  return (
    <Rules columns={cells.length > 1 ? 'two' : 'one'} className={styles.facts}>
      {cells.map(({ title, facts }) => (
        <RulesCell key={title} title={title}>
          <FactList facts={facts} />
        </RulesCell>
      ))}
    </Rules>
  )
}

/** A field's value as a person reads it, with a link where one can write or call. */
export function factOf(
  field: FieldDescription<AnyItem, unknown>,
  values: TypedTree,
  about: About<unknown>,
): ReactNode {
  if (field.kind === 'rows') {
    const rows = rowsAt(values, field.name).map((row) => rowText(field.fields, row, about))
    return rows.length > 0 ? <span className={styles.lines}>{rows.join('\n')}</span> : ''
  }
  const value = fieldText(field, values, about)
  if (value === '') return ''
  if (field.kind === 'text' && field.type === 'url') return <FactLink href={value} label={value} />
  if (field.kind === 'email') return <FactLink href={`mailto:${value}`} label={value} />
  if (field.kind === 'phone') {
    return <FactLink href={`tel:${value.replace(/[^\d+]/g, '')}`} label={value} />
  }
  if (field.name === 'iban') return readableIban(value)
  const hasLines = field.kind === 'textarea' || field.kind === 'markdown'
  return hasLines ? <span className={styles.lines}>{value}</span> : value
}

function FactLink({ href, label }: { href: string; label: string }) {
  return (
    <a className={text.link} href={href}>
      {label}
    </a>
  )
}
