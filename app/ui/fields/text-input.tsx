import type {
  InputHTMLAttributes,
  ReactNode,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-names.ts'
import * as text from '../text.css.ts'
import * as styles from './text-input.css.ts'

type InputProps = InputHTMLAttributes<HTMLInputElement>

/** One line of text. */
export function TextInput({ className, ...rest }: InputProps) {
  return <input {...rest} className={classes(styles.input, className)} />
}

/** A choice of files. */
export function FileInput({ className, ...rest }: InputProps) {
  return <TextInput {...rest} type="file" className={classes(styles.file, className)} />
}

/** Several lines of text. */
export function TextArea({ className, ...rest }: TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return <textarea rows={3} {...rest} className={classes(styles.input, styles.area, className)} />
}

/** A day, as YYYY-MM-DD. */
export function DateInput({ className, ...rest }: InputProps) {
  return <TextInput {...rest} type="date" className={classes(styles.date, className)} />
}

/** An amount: figures of equal width at the end of the line. The currency is in the label. */
export function MoneyInput({ className, ...rest }: InputProps) {
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      className={classes(text.number, className)}
    />
  )
}

type IconInputProps = InputProps & { icon: IconName }

/** One line of text with an icon in front, as for search. */
export function IconInput({ icon, className, ...rest }: IconInputProps) {
  return (
    <span className={classes(styles.box, className)}>
      <Icon name={icon} className={styles.leadingIcon} />
      <TextInput {...rest} className={styles.withLeadingIcon} />
    </span>
  )
}

type SuffixInputProps = InputProps & { prefix?: ReactNode; suffix?: ReactNode }

/** One line of text joined to a fixed text before or after it, such as a domain or a unit. */
export function SuffixInput({ prefix, suffix, className, ...rest }: SuffixInputProps) {
  return (
    <span className={classes(styles.joined, className)}>
      {prefix && <span className={styles.affix}>{prefix}</span>}
      <TextInput {...rest} className={styles.joinedInput} />
      {suffix && <span className={styles.affix}>{suffix}</span>}
    </span>
  )
}

export type Option = { value: string; label: string; isDisabled?: boolean }

type SelectProps = SelectHTMLAttributes<HTMLSelectElement> & {
  /** Leave out to give `option` and `optgroup` elements as children. */
  options?: readonly Option[]
}

/** The browser's own list of choices. */
export function Select({ options, className, children, ...rest }: SelectProps) {
  return (
    <span className={classes(styles.box, className)}>
      <select {...rest} className={classes(styles.input, styles.select)}>
        {children}
        {options?.map(({ value, label, isDisabled }) => (
          <option key={value} value={value} disabled={isDisabled}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size="s" className={styles.trailingIcon} />
    </span>
  )
}

type ComboboxProps = InputProps & {
  id: string
  /** `label` is a second line some browsers show beside the value. */
  options: readonly { value: string; label?: string }[]
}

/** A text with suggestions; any other text may be typed too. */
export function Combobox({ options, id, ...rest }: ComboboxProps) {
  return (
    <>
      <TextInput autoComplete="off" {...rest} id={id} list={`${id}-options`} />
      <datalist id={`${id}-options`}>
        {options.map(({ value, label }) => (
          <option key={value} value={value} label={label} />
        ))}
      </datalist>
    </>
  )
}
