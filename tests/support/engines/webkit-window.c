// A bare WebKitGTK window for WebDriver: as narrow as a phone, which WebKit's own MiniBrowser cannot be, and with a profile on disk,
// which it does not keep. Declares what it uses, so that no package of headers is needed. `WINDOW_PROFILE` names the folder of the
// profile, `WINDOW_SIZE` the size (390x844). Console messages go to the output.
#include <stdio.h>
#include <stdlib.h>

typedef void *Object;
typedef unsigned long Type;
extern Object g_object_new(Type, const char *, ...);
extern Type g_signal_connect_data(Object, const char *, void *, void *, void *, int);
extern int gtk_init_check(int *, char ***);
extern void gtk_main(void);
extern Object gtk_window_new(int);
extern void gtk_window_set_decorated(Object, int);
extern void gtk_window_set_default_size(Object, int, int);
extern void gtk_window_move(Object, int, int);
extern void gtk_container_add(Object, Object);
extern void gtk_widget_show_all(Object);
extern void gtk_widget_grab_focus(Object);
extern void gtk_widget_destroy(Object);
extern Type webkit_web_view_get_type(void);
extern Type webkit_settings_get_type(void);
extern Object webkit_website_data_manager_new(const char *, ...);
extern Object webkit_website_data_manager_get_cookie_manager(Object);
extern void webkit_cookie_manager_set_persistent_storage(Object, const char *, int);
extern Object webkit_web_context_new_with_website_data_manager(Object);
extern void webkit_web_context_set_automation_allowed(Object, int);
extern void webkit_web_context_set_preferred_languages(Object, const char **);
extern Object webkit_application_info_new(void);
extern void webkit_application_info_set_name(Object, const char *);
extern void webkit_automation_session_set_application_info(Object, Object);

static Object context, settings;
static int width, height, windows;

static void closed(Object view, Object window) { gtk_widget_destroy(window); }
static void crashed(Object view, int reason, void *data) {
  printf("The web process ended for reason %d\n", reason);
  fflush(stdout);
}
static Object openedByPage(Object view, Object action, void *data);

// Windows lie beside each other, because WebKit draws no frames for a covered one.
static Object newView(Object related) {
  Object view = related
    ? g_object_new(webkit_web_view_get_type(), "related-view", related, "settings", settings, NULL)
    : g_object_new(webkit_web_view_get_type(), "web-context", context, "settings", settings,
                   "is-controlled-by-automation", 1, NULL);
  Object window = gtk_window_new(0);
  gtk_window_set_decorated(window, 0);
  gtk_window_set_default_size(window, width, height);
  gtk_container_add(window, view);
  gtk_window_move(window, windows++ * (width + 10), 0);
  gtk_widget_show_all(window);
  gtk_widget_grab_focus(view);
  g_signal_connect_data(view, "create", openedByPage, NULL, NULL, 0);
  g_signal_connect_data(view, "close", closed, window, NULL, 0);
  g_signal_connect_data(view, "web-process-terminated", crashed, NULL, NULL, 0);
  return view;
}
static Object openedByPage(Object view, Object action, void *data) { return newView(view); }
static Object openedByDriver(Object session, void *data) { return newView(NULL); }
static void started(Object unused, Object session, void *data) {
  Object info = webkit_application_info_new();
  webkit_application_info_set_name(info, "window");
  webkit_automation_session_set_application_info(session, info);
  g_signal_connect_data(session, "create-web-view", openedByDriver, NULL, NULL, 0);
}

int main(int count, char **words) {
  const char *profile = getenv("WINDOW_PROFILE"), *size = getenv("WINDOW_SIZE");
  const char *languages[] = {"en-US", NULL};
  char cookies[1000];
  if (!profile || !size || sscanf(size, "%dx%d", &width, &height) != 2 || !gtk_init_check(&count, &words)) {
    fprintf(stderr, "The window needs a display, WINDOW_PROFILE and WINDOW_SIZE\n");
    return 1;
  }
  snprintf(cookies, sizeof cookies, "%s/cookies.sqlite", profile);
  Object data = webkit_website_data_manager_new("base-data-directory", profile, "base-cache-directory", profile, NULL);
  webkit_cookie_manager_set_persistent_storage(webkit_website_data_manager_get_cookie_manager(data), cookies, 1);
  context = webkit_web_context_new_with_website_data_manager(data);
  webkit_web_context_set_preferred_languages(context, languages);
  webkit_web_context_set_automation_allowed(context, 1);
  g_signal_connect_data(context, "automation-started", started, NULL, NULL, 0);
  settings = g_object_new(webkit_settings_get_type(), "enable-write-console-messages-to-stdout", 1,
                          "enable-page-cache", 1, NULL);
  gtk_main();
  return 0;
}
