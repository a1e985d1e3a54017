/**
 * Runs before the first paint. Constant, so that the content security policy can name it by its hash. It
 * also marks that somebody is signed in, so that what is meant for visitors does not flash by, and sets articles as this
 * person likes them, so that no line moves.
 */
export const EARLY_SCRIPT = `(function(){var d=document.documentElement,t,u,l;try{t=localStorage.getItem("theme");u=JSON.parse(localStorage.getItem("user"));l=JSON.parse(localStorage.getItem("readingLook"))[u&&u.userId||""]}catch(e){}if(t==="dark"||(t!=="light"&&matchMedia("(prefers-color-scheme: dark)").matches))d.classList.add("dark");if(u&&u.accessToken)d.dataset.session="in";if(typeof l==="string")d.dataset.look=l})()`;
