declare module 'csstype' {
  interface Properties {
    /** Of `@page` rules, which csstype leaves out. */
    size?: string
  }
}

export {}
