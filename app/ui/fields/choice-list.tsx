import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-names.ts'
import * as text from '../text.css.ts'
import * as choiceStyles from './choice.css.ts'
import * as styles from './choice-list.css.ts'

type ChoiceListProps = {
  name: string
  choices: readonly {
    value: string
    label: ReactNode
    /** A second line; the label is then emphasised. */
    detail?: ReactNode
    icon?: IconName
  }[]
  /** The chosen value at first. */
  defaultValue?: string
  columns?: 1 | 2
  isInvalid?: boolean
  isRequired?: boolean
}

/** Radios in a hairline grid. Stands in a `FieldGroup`. */
export function ChoiceList(props: ChoiceListProps) {
  const { name, choices, defaultValue, columns = 1, isInvalid, isRequired } = props
  return (
    <div
      className={classes(styles.list, columns === 2 && styles.twoColumns)}
      data-invalid={isInvalid || undefined}
    >
      {choices.map(({ value, label, detail, icon }) => (
        <label key={value} className={styles.row}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === defaultValue}
            required={isRequired}
            className={classes(choiceStyles.box, choiceStyles.radio)}
          />
          <span className={styles.words}>
            {detail ? <b className={styles.title}>{label}</b> : label}
            {detail && <span className={text.secondLine}>{detail}</span>}
          </span>
          {icon && <Icon name={icon} className={styles.icon} />}
        </label>
      ))}
    </div>
  )
}
