/** Style sheets that tests import for their effect on the page. */
declare module '*.css'
