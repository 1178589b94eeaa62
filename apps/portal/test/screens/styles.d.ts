/** Style sheets, which tests import to apply them to the page. */
declare module '*.css'
