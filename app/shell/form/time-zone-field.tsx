import { usePage, useT } from '../page-context.tsx'
import { SelectField, useFormField } from './form-fields.tsx'
import { timeZoneGroups } from './time-zones.ts'

type TimeZoneFieldProps = {
  name: string
  /** What nothing chosen means; without it one has to be chosen. */
  none?: string
  /** Zones that stand before all others; the firm's own when absent. */
  first?: readonly string[]
}

/** A time zone by its city, in the person's language. */
export function TimeZoneField({ name, none, ...props }: TimeZoneFieldProps) {
  const t = useT('form')
  const { language, firmPage } = usePage()
  const first = props.first ?? (firmPage ? [firmPage.firm.timeZone] : [])
  const { value } = useFormField(name)
  const groups = timeZoneGroups(value, language)
  const common = first.flatMap(
    (zone) => groups.flatMap(({ zones }) => zones).find((one) => one.value === zone) ?? [],
  )
  return (
    <SelectField name={name}>
      {none !== undefined && <option value="">{none}</option>}
      {common.map((zone) => (
        <option key={zone.value} value={zone.value}>
          {zone.label}
        </option>
      ))}
      {groups.map(({ region, zones }) => (
        <optgroup key={region} label={t(`zone.${region}`)}>
          {zones
            .filter(({ value }) => !first.includes(value))
            .map((zone) => (
              <option key={zone.value} value={zone.value}>
                {zone.label}
              </option>
            ))}
        </optgroup>
      ))}
    </SelectField>
  )
}
