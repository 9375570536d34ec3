import type { ReactNode } from 'react'
import { Island } from '#app/islands/island.tsx'
import { Button, FieldGroup } from '#app/ui/index.ts'
import { useFormField, useFormRows } from '../form/form-fields.tsx'
import FormLines from '../islands/form-lines.island.tsx'
import type { About, AnyItem } from './describe.ts'
import type { FieldDescription, RowField } from './fields.ts'
import * as styles from './lines-field.css.ts'

type LinesFieldProps = {
  field: FieldDescription<AnyItem, unknown> & { kind: 'rows' }
  about: About<unknown>
  /** One field of a line, whose name begins with the prefix. */
  fieldOf(field: RowField<unknown>, prefix: string): ReactNode
}

/**
 * Rows that are worked on as lines of a document: buttons add one and take one away, without script
 * by the page that comes back, and an island does the same at once.
 */
export function LinesField({ field, about, fieldOf }: LinesFieldProps) {
  const { name, fields, maxRows, Foot } = field
  const { label, error } = useFormField(name)
  const count = Math.max(useFormRows(name).length, 1)
  const lineAt = (at: number) => (
    <fieldset key={at} className={styles.line} data-line>
      <legend className={styles.legend}>
        {about.words('rows.line')} <span data-number>{at + 1}</span>
        <output className={styles.amount} data-amount />
      </legend>
      <div className={styles.fields}>
        {fields.map((one) => (
          <div key={one.name} className={styles.spans[one.span ?? 6]}>
            {fieldOf(one, `${name}.${at}.`)}
          </div>
        ))}
      </div>
      <Button
        kind="ghost"
        size="s"
        icon="trash-2"
        name="intent"
        value={`lines.remove.${name}.${at}`}
      >
        {about.words('rows.remove')}
      </Button>
    </fieldset>
  )
  return (
    <FieldGroup id={name} label={label} error={error}>
      <div className={styles.lines} data-lines>
        <div className={styles.rows} data-rows>
          {Array.from({ length: count }, (_, at) => lineAt(at))}
        </div>
        {/* A blank line for the island, under the last number, which no form comes to. */}
        <template>{lineAt(maxRows - 1)}</template>
        {count < maxRows && (
          <p>
            <Button size="s" icon="plus" name="intent" value={`lines.add.${name}`}>
              {about.words('rows.addLine')}
            </Button>
          </p>
        )}
        <Island of={FormLines} when="load" props={{ name, maxRows }} />
        {Foot && <Foot about={about} />}
      </div>
    </FieldGroup>
  )
}
