import {
  austria,
  bulgaria,
  croatia,
  cyprus,
  denmark,
  estonia,
  germany,
  greece,
  hungary,
  italy,
  lithuania,
  luxembourg,
  malta,
  netherlands,
  poland,
  portugal,
  russia,
  slovenia,
  spain,
  sweden,
  switzerland,
  unitedKingdom,
} from 'jsvat'
import {
  hasBelgianCheckDigits,
  hasCzechCheckDigit,
  hasFinnishCheckDigit,
  hasFrenchCheckDigits,
  hasIrishCheckLetter,
  hasLatvianCheckDigit,
  hasRomanianCheckDigit,
  hasSlovakCheckDigit,
} from '../core/tax-id-check-digits.ts'

export interface TaxIdScheme {
  /** What the normalised id begins with. */
  prefix: string
  /** Prefixes that people also type; `XI` marks traders in Northern Ireland and is kept. */
  otherPrefixes?: readonly string[]
  /** The id after its prefix; the first group, where there is one, is what is checked. */
  form: RegExp
  /** Length to which an id written without its leading zeros is filled up. */
  length?: number
  hasCheckDigit: (number: string) => boolean
}

/** Formats by ISO country code: the EU's from the VIES guide, then GB (HMRC), CH (UID) and RU (INN). */
export const taxIdSchemes: Readonly<Record<string, TaxIdScheme>> = {
  AT: { prefix: 'AT', form: /^U(\d{8})$/, hasCheckDigit: austria.calcFn },
  BE: { prefix: 'BE', form: /^[01]\d{9}$/, length: 10, hasCheckDigit: hasBelgianCheckDigits },
  BG: { prefix: 'BG', form: /^\d{9,10}$/, hasCheckDigit: bulgaria.calcFn },
  CY: { prefix: 'CY', form: /^\d{8}[A-Z]$/, hasCheckDigit: cyprus.calcFn },
  CZ: { prefix: 'CZ', form: /^\d{8,10}$/, hasCheckDigit: hasCzechCheckDigit },
  DE: { prefix: 'DE', form: /^[1-9]\d{8}$/, hasCheckDigit: germany.calcFn },
  DK: { prefix: 'DK', form: /^\d{8}$/, hasCheckDigit: denmark.calcFn },
  EE: { prefix: 'EE', form: /^\d{9}$/, hasCheckDigit: estonia.calcFn },
  ES: {
    prefix: 'ES',
    form: /^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/,
    hasCheckDigit: spain.calcFn,
  },
  FI: { prefix: 'FI', form: /^\d{8}$/, hasCheckDigit: hasFinnishCheckDigit },
  FR: { prefix: 'FR', form: /^[A-HJ-NP-Z\d]{2}\d{9}$/, hasCheckDigit: hasFrenchCheckDigits },
  GR: {
    prefix: 'EL',
    otherPrefixes: ['GR'],
    form: /^\d{9}$/,
    length: 9,
    hasCheckDigit: greece.calcFn,
  },
  HR: { prefix: 'HR', form: /^\d{11}$/, hasCheckDigit: croatia.calcFn },
  HU: { prefix: 'HU', form: /^\d{8}$/, hasCheckDigit: hungary.calcFn },
  IE: {
    prefix: 'IE',
    form: /^(?:\d{7}[A-W][A-IW]?|\d[A-Z+*]\d{5}[A-W])$/,
    hasCheckDigit: hasIrishCheckLetter,
  },
  IT: { prefix: 'IT', form: /^\d{11}$/, hasCheckDigit: italy.calcFn },
  LT: { prefix: 'LT', form: /^(?:\d{9}|\d{12})$/, hasCheckDigit: lithuania.calcFn },
  LU: { prefix: 'LU', form: /^\d{8}$/, hasCheckDigit: luxembourg.calcFn },
  LV: { prefix: 'LV', form: /^\d{11}$/, hasCheckDigit: hasLatvianCheckDigit },
  MT: { prefix: 'MT', form: /^[1-9]\d{7}$/, hasCheckDigit: malta.calcFn },
  NL: {
    prefix: 'NL',
    form: /^\d{9}B(?!00)\d{2}$/,
    length: 12,
    hasCheckDigit: netherlands.calcFn,
  },
  PL: { prefix: 'PL', form: /^\d{10}$/, hasCheckDigit: poland.calcFn },
  PT: { prefix: 'PT', form: /^[1-9]\d{8}$/, hasCheckDigit: portugal.calcFn },
  RO: { prefix: 'RO', form: /^[1-9](?:\d{1,9}|\d{12})$/, hasCheckDigit: hasRomanianCheckDigit },
  SE: { prefix: 'SE', form: /^\d{12}$/, hasCheckDigit: sweden.calcFn },
  SI: { prefix: 'SI', form: /^[1-9]\d{7}$/, hasCheckDigit: slovenia.calcFn },
  SK: { prefix: 'SK', form: /^\d{10}$/, hasCheckDigit: hasSlovakCheckDigit },
  GB: {
    prefix: 'GB',
    otherPrefixes: ['XI'],
    form: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
    hasCheckDigit: unitedKingdom.calcFn,
  },
  CH: {
    prefix: 'CHE',
    form: /^(\d{9})(?:MWST|TVA|IVA|VAT)?$/,
    hasCheckDigit: switzerland.calcFn,
  },
  RU: {
    prefix: '',
    otherPrefixes: ['ИНН', 'INN', 'RU'],
    form: /^(?!0+$)(?:\d{10}|\d{12})$/,
    hasCheckDigit: russia.calcFn,
  },
}

/** Territories whose traders are registered with a neighbour. */
export const taxIdNeighbours: Readonly<Record<string, string>> = { IM: 'GB', LI: 'CH', MC: 'FR' }
