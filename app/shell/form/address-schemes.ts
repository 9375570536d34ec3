import { type AddressScheme, addressSchemes } from '#contract/core/electronic-address.ts'

/** What each list of electronic addresses is called, as its keepers call it. */
const names: Record<Exclude<AddressScheme, ''>, string> = {
  EM: 'E-mail',
  '0204': 'Leitweg-ID (DE)',
  '9930': 'USt-IdNr. (DE)',
  '0205': 'Codice Destinatario (IT)',
  '0202': 'PEC (IT)',
  '0211': 'Partita IVA (IT)',
  '9920': 'NIF (ES)',
  '9915': 'VKZ (AT)',
  '9914': 'UID (AT)',
  '0183': 'UID (CH)',
  '9927': 'MWST (CH)',
  '0088': 'GLN',
  '0060': 'D-U-N-S',
  '0225': 'Adresse électronique (FR)',
  '0009': 'SIRET (FR)',
  '9957': 'TVA (FR)',
  '0208': 'KBO/BCE (BE)',
  '9925': 'BTW/TVA (BE)',
  '0106': 'KVK (NL)',
  '9944': 'BTW (NL)',
  '9932': 'VAT (GB)',
  '0192': 'Organisasjonsnummer (NO)',
  '0007': 'Organisationsnummer (SE)',
  '0096': 'P-nummer (DK)',
  '0184': 'CVR (DK)',
  '0216': 'OVT (FI)',
  '0245': 'DIČ (SK)',
  '9938': 'TVA (LU)',
  '9945': 'NIP (PL)',
  '9946': 'NIF (PT)',
}

/** Choices of a list, `none` first. */
export function addressSchemeOptions(none: string): { value: string; label: string }[] {
  const schemes = addressSchemes.map((value) => ({ value, label: `${value} ${names[value]}` }))
  return [{ value: '', label: none }, ...schemes]
}
