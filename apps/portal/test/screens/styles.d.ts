/** Style sheets that tests load for what they do to the page. */
declare module '*.css'
