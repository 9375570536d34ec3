import { IconInput } from '#app/ui/index.ts'

type SearchInputProps = {
  /** What was searched for. */
  q: string | undefined
  /** Names the field and stands in it while it is empty: what can be found. */
  label: string
  className?: string | undefined
}

/** The field whose words the address has as `q`. */
export function SearchInput({ q, label, className }: SearchInputProps) {
  return (
    <IconInput
      icon="search"
      type="search"
      name="q"
      defaultValue={q}
      maxLength={200}
      aria-label={label}
      placeholder={label}
      className={className}
    />
  )
}
