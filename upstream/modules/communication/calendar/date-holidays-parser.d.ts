/** What is used of the library, whose own types its package does not show. */
declare module 'date-holidays-parser' {
  export default class Holidays {
    constructor(data: object, country: string, options: { types: string[] })
    getLanguages(): string[]
    setLanguages(languages: string[]): string[]
    getHolidays(
      year: number,
      language: string,
    ): { date: string; start: Date; end: Date; name: string; type: string }[]
  }
}
