/** What payroll's rules refuse, each with a code that pages have words for. */
export type PayrollFaultCode =
  | 'formula_unreadable'
  | 'formula_name_unknown'
  | 'formula_member_access'
  | 'formula_percent_of_what'
  | 'formula_percent_operator'
  | 'formula_kind'
  | 'formula_arguments'
  | 'formula_too_long'
  | 'formula_division_by_zero'
  | 'formula_cycle'
  | 'prorated_twice'
  | 'component_code'
  | 'component_code_twice'
  | 'values_missing'
  | 'segment_outside_period'
  | 'no_tables_for_date'
  | 'country_unknown'
  | 'details_invalid'
  | 'frequency_unknown_there'
  | 'tax_code_unreadable'
  | 'tariff_file_unreadable'
  | 'tariff_row_missing'
  | 'garnishment_table_missing'

/** A refusal of payroll's rules: `code` says what, `params` names the thing it is about. */
export class PayrollFault extends Error {
  override name = 'PayrollFault'

  constructor(
    readonly code: PayrollFaultCode,
    readonly params: Readonly<Record<string, string>> = {},
  ) {
    super(`${code} ${JSON.stringify(params)}`)
  }
}
