import { Select } from '#app/ui/index.ts'
import * as styles from './list.css.ts'

type FilterSelectProps = {
  name: string
  label: string
  /** What is chosen when nothing is filtered. */
  any: string
  value: string | undefined
  options: readonly { value: string; label: string }[]
}

/** One filter beside a list's search field. */
export function FilterSelect({ name, label, any, value, options }: FilterSelectProps) {
  return (
    <Select
      name={name}
      className={styles.filter}
      aria-label={label}
      defaultValue={value ?? ''}
      options={[{ value: '', label: any }, ...options]}
    />
  )
}
